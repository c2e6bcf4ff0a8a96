import { translate } from '#core/labels/translate';
import i18n from '@generated/i18n';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import { CrashScreen } from '../../failures/CrashScreen';

/** Shown if the site has crashed outside of any page; without navbar and footer if these crash too. */
export default function ThemeError({ error, tryAgain }: Props) {
  const screen = <CrashScreen error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={{ plugin: { name: 'docusaurus-core-error-boundary', id: 'default' } }}>
      <LanguageAndTitle />
      <ErrorBoundary fallback={() => screen}>
        <Layout>{screen}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

/** The site, which says them otherwise, is gone, and with it what knows the language. */
function LanguageAndTitle() {
  const { htmlLang, direction } = i18n.localeConfigs[i18n.currentLocale]!;
  return (
    <Head>
      <html lang={htmlLang} dir={direction} />
      <title>{translate('This page crashed')}</title>
    </Head>
  );
}
