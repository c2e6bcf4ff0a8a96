import type { ThemeConfig } from '@docusaurus/preset-classic';

type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

const signUp = 'https://abaco.example/signup?utm_source=developers&utm_medium=navbar&utm_campaign=api_token';

export const navbar: ThemeConfig['navbar'] = {
  title: 'Abaco',
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
  hideOnScroll: false,
  items: rightByDefault([
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
    { to: '/api/', label: 'API', position: 'left' },
    { type: 'docSidebar', sidebarId: 'templates', label: 'Templates', position: 'left' },
    { type: 'search' },
    {
      type: 'docsVersionDropdown',
      dropdownItemsAfter: [{ to: '/tools/api/#api-versions', label: 'API versions' }],
    },
    { type: 'localeDropdown' },
    { href: 'https://sandbox.abaco.example/login', label: 'Log in' },
    { href: signUp, label: 'Get API Token', className: 'navbar-call-to-action' },
  ]),
};

/** An item without a position stands on the right; the configuration of the theme would put it on the left. */
export function rightByDefault(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ position: 'right', ...item }));
}
