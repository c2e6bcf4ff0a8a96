import { translate } from '#core/labels/translate';
import type { PropSidebarBreadcrumbsItem as Crumb } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { Link } from '../../ui/Link';
import { itemAround } from '../DocSidebar/short-sidebar';

/** The breadcrumbs of a page, from the front page on. A page that is not in the sidebar is below the category of its address. */
export default function DocBreadcrumbs() {
  const listed = useSidebarBreadcrumbs();
  const around = useCategoryAround();
  if (!listed) return null;
  const crumbs = listed.length > 0 ? listed : around;
  return (
    <>
      <StructuredData breadcrumbs={crumbs} />
      <nav className="theme-doc-breadcrumbs" aria-label={translate('Breadcrumbs')}>
        <ul className="breadcrumbs">
          <Home />
          {crumbs.map(({ label, href }, index) => (
            <li key={href ?? label} className="breadcrumbs__item">
              {href && index < crumbs.length - 1 ? (
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function useCategoryAround(): Crumb[] {
  const { title, permalink } = useDoc().metadata;
  const category = itemAround(useDocsSidebar()?.items ?? [], permalink);
  const page: Crumb = { type: 'link', label: title, href: permalink };
  return category?.type === 'category' ? [category, page] : [page];
}
