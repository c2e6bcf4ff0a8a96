import Head from '@docusaurus/Head';

/** Tells the page that it has code beside its text, so that it has a link that skips to it (`theme/SkipToContent`). */
export function HasCode() {
  return <Head htmlAttributes={{ 'data-has-code': '' }}>{null}</Head>;
}
