import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBreadcrumbsStructuredData, useDoc } from '@docusaurus/plugin-content-docs/client';
import { pageOf } from '@site/src/links/page-address';
import { usePageHead } from '@site/src/links/use-page-head';
import { useSearchConfig } from '@site/src/search/use-search-config';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { scriptContent } from './script-content';

/** The name of the query in the address of the search. */
const QUERY = 'search_term_string';

/** The page and its breadcrumbs for search engines, with canonical addresses. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  const data = useBreadcrumbsStructuredData({ breadcrumbs: breadcrumbs.map(withSlash) });
  const page = usePage();
  return (
    <Head>
      <script type="application/ld+json">{scriptContent(data)}</script>
      <script type="application/ld+json">{scriptContent(page)}</script>
    </Head>
  );
}

/** The page as an article of the site; the front page is the site, with its search. */
function usePage(): object {
  const { permalink } = useDoc().metadata;
  const { title, description } = usePageHead();
  const { searchPagePath } = useSearchConfig();
  const { siteConfig } = useDocusaurusContext();
  const start = siteConfig.url + siteConfig.baseUrl;
  const context = { '@context': 'https://schema.org' };
  const site = { '@type': 'WebSite', name: siteConfig.title, url: start };
  if (pageOf(permalink) === siteConfig.baseUrl)
    return {
      ...context,
      ...site,
      description,
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${start}${searchPagePath}/?q={${QUERY}}` },
        'query-input': ['required', `name=${QUERY}`].join(' '),
      },
    };
  return {
    ...context,
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
