import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Project } from '#core/contracts/project';
import { titleOf } from './guide-pages';
import { linkItem, logo } from './project';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

interface Menus {
  /** Names of the sidebars of hand-written pages, in order; none if there are no such pages. */
  sidebarIds: readonly string[];
  hasLanguages: boolean;
}

/** Returns the navbar of a site. */
export function createNavbar(
  { name, version, navbar }: Project,
  { sidebarIds, hasLanguages }: Menus,
): ThemeConfig['navbar'] {
  const [first, ...others] = sidebarIds;
  return {
    title: name,
    logo: first === undefined ? { ...logo, href: '/api/' } : logo,
    hideOnScroll: false,
    items: rightByDefault([
      ...(first === undefined ? [] : [sidebarItem(first)]),
      { to: '/api/', label: 'API', position: 'left' },
      ...others.map(sidebarItem),
      { type: 'search' },
      ...(version
        ? [
            {
              type: 'docsVersionDropdown',
              // Without the word, readers take it for the version of the API.
              versions: { current: { label: `Docs ${version.label}` } },
              dropdownItemsAfter: version.links.map(linkItem),
            },
          ]
        : []),
      ...(hasLanguages ? [{ type: 'localeDropdown' }] : []),
      ...navbar.map(({ isMain, isLeft, ...link }) => ({
        ...linkItem(link),
        ...(isLeft && { position: 'left' as const }),
        ...(isMain && { className: 'navbar-call-to-action' }),
      })),
    ]),
  };
}

/** Puts items without a position on the right; the theme's configuration would put them on the left. */
export function rightByDefault(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: 'right', ...item }));
}

function sidebarItem(id: string): NavbarItem {
  return { type: 'docSidebar', sidebarId: id, label: titleOf(id), position: 'left' };
}
