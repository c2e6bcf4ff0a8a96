import Head from '@docusaurus/Head';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { useReferenceHtml } from '../use-reference-html';
import { useClientLinks } from '../use-client-links';

/** A page of the API reference in the browser: the HTML that the server made, kept as it is. */
export default function ReferencePage() {
  const { path, html, title, description } = useReferenceHtml();
  const links = useClientLinks();
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
      </Head>
      <div
        id="reference"
        ref={links}
        aria-busy={html === ''}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <HighlightedContents key={path} />
    </>
  );
}

const contents = {
  linkClassName: 'table-of-contents__link',
  linkActiveClassName: 'table-of-contents__link--active',
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};

/** Marks where the reader is in the table of contents. */
function HighlightedContents() {
  useTOCHighlight(contents);
  return null;
}
