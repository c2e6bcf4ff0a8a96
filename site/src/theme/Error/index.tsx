import { translate } from '#core/labels/translate';
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
      <ErrorBoundary fallback={() => screen}>
        <Head>
          <title>{translate('Page Error')}</title>
        </Head>
        <Layout>{screen}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
