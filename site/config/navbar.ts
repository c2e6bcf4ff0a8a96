import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import { isOwn } from './folders';
import { locales } from './languages';
import { linkItem, logo, project } from './project';
import { sidebarIds, titleOf } from './guide-pages';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

const [first = 'docs', ...others] = sidebarIds;

export const navbar: ThemeConfig['navbar'] = {
  title: project.name,
  logo,
  hideOnScroll: false,
  items: rightByDefault([
    sidebarItem(first),
    { to: '/api/', label: 'API', position: 'left' },
    ...others.map(sidebarItem),
    { type: 'search' },
    ...(project.version
      ? [
          {
            type: 'docsVersionDropdown',
            // Without the word, readers take it for the version of the API.
            versions: { current: { label: `Docs ${project.version.label}` } },
            dropdownItemsAfter: project.version.links.map(linkItem),
          },
        ]
      : []),
    // The specification asks for the menu on this site, which has one language.
    ...(isOwn || locales.length > 1 ? [{ type: 'localeDropdown' }] : []),
    ...project.navbar.map(({ isMain, ...link }) => ({
      ...linkItem(link),
      ...(isMain && { className: 'navbar-call-to-action' }),
    })),
  ]),
};

/** Puts items without a position on the right; the theme's configuration would put them on the left. */
export function rightByDefault(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: 'right', ...item }));
}

function sidebarItem(id: string): NavbarItem {
  return { type: 'docSidebar', sidebarId: id, label: titleOf(id), position: 'left' };
}
