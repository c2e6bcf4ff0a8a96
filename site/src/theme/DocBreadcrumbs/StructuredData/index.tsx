import Head from '@docusaurus/Head';
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import { pageOf } from '@site/src/links/page-address';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

/** The breadcrumbs for search engines, with the pages' canonical addresses; a title with `</script>` in it is escaped. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  const data = useBreadcrumbsStructuredData({ breadcrumbs: breadcrumbs.map(withSlash) });
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
    </Head>
  );
}

function withSlash(crumb: Props['breadcrumbs'][number]): Props['breadcrumbs'][number] {
  return crumb.href === undefined ? crumb : { ...crumb, href: pageOf(crumb.href) };
}
