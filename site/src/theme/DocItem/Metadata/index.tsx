import { PageMetadata } from '@docusaurus/theme-common';
import { usePageHead } from '../../../links/use-page-head';

/** Title and description of a page for browsers, search engines and link previews. */
export default function DocItemMetadata() {
  return <PageMetadata {...usePageHead()} />;
}
