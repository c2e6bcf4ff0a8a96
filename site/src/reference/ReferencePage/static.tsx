import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { HasCode } from '../../components/layout/CodeColumn/HasCode';
import { Offline } from '../../failures/Offline';
import { getReferenceHtml, type ReferenceHtml } from '../reference-html';

/** A page of the API reference in the browser, loaded by the router (`preload-reference.ts`). */
export default function ReferencePage() {
  const history = useHistory();
  const page = getReferenceHtml(useLocation().pathname);
  if (!page) return <Offline onRetry={() => history.replace(history.location)} />;
  return <StaticPage key={page.path} {...page} />;
}

/** Renders the HTML from the server unchanged. */
function StaticPage({ html, title, description }: ReferenceHtml) {
  useTOCHighlight(contents);
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta property="og:title" content={title} />
        <meta name="description" content={description} />
        <meta property="og:description" content={description} />
      </Head>
      {html.includes('id="code-panel"') && <HasCode />}
      <div data-reference="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

const contents = {
  linkClassName: 'toc-highlight',
  linkActiveClassName: 'table-of-contents__link--active',
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};
