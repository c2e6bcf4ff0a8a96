import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBreadcrumbsStructuredData, useDoc } from '@docusaurus/plugin-content-docs/client';
import { pageOf } from '@site/src/links/page-address';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { scriptContent } from './script-content';

/** The page and its breadcrumbs for search engines, with canonical addresses. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  const data = useBreadcrumbsStructuredData({ breadcrumbs: breadcrumbs.map(withSlash) });
  const article = useArticle();
  return (
    <Head>
      <script type="application/ld+json">{scriptContent(data)}</script>
      <script type="application/ld+json">{scriptContent(article)}</script>
    </Head>
  );
}

/** The page as an article of the site. */
function useArticle(): object {
  const { title, description, permalink } = useDoc().metadata;
  const { siteConfig } = useDocusaurusContext();
  const site = { '@type': 'WebSite', name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + pageOf(permalink),
    inLanguage: 'en',
    isPartOf: site,
  };
}

function withSlash(crumb: Props['breadcrumbs'][number]): Props['breadcrumbs'][number] {
  return crumb.href === undefined ? crumb : { ...crumb, href: pageOf(crumb.href) };
}
