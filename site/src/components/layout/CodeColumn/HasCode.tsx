import Head from '@docusaurus/Head';

/** Marks the page as one with code next to its text, so that it gets a link that skips to the code (`theme/SkipToContent`). */
export function HasCode() {
  return <Head htmlAttributes={{ 'data-has-code': '' }}>{null}</Head>;
}
