import type { ThemeConfig } from '@docusaurus/preset-classic';

const signUp = 'https://abaco.example/signup?utm_source=developers&utm_medium=navbar&utm_campaign=api_token';

export const navbar: ThemeConfig['navbar'] = {
  title: 'Abaco',
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
  hideOnScroll: false,
  items: [
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
    { to: '/api/', label: 'API', position: 'left' },
    { type: 'docSidebar', sidebarId: 'templates', label: 'Templates', position: 'left' },
    { type: 'search', position: 'right' },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [{ to: '/tools/api/#api-versions', label: 'API versions' }],
    },
    { type: 'localeDropdown', position: 'right' },
    { href: 'https://sandbox.abaco.example/login', label: 'Log in', position: 'right' },
    { href: signUp, label: 'Get API Token', position: 'right', className: 'navbar-call-to-action' },
  ],
};
