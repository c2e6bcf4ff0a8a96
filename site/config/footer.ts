import type { ThemeConfig } from '@docusaurus/preset-classic';

export const footer: ThemeConfig['footer'] = {
  style: 'light',
  logo: { alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28 },
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Guides', to: '/guides/' },
        { label: 'Tools', to: '/tools/' },
        { label: 'Templates', to: '/templates/' },
        { label: 'API', to: '/api/' },
      ],
    },
    {
      title: 'Resources',
      items: [
        { label: 'Blog', href: 'https://blog.abaco.example/' },
        { label: 'Free digital tax guides', href: 'https://abaco.example/tax-guides/' },
        { label: 'Sales tax calculator', href: 'https://abaco.example/sales-tax-calculator/' },
      ],
    },
    {
      title: 'Abaco',
      items: [
        { label: 'Dashboard', href: 'https://app.abaco.example/' },
        { label: 'Support center', href: 'https://support.abaco.example/' },
        { label: 'Status page', href: 'https://status.abaco.example/' },
      ],
    },
  ],
  copyright: '<b>Abaco</b><span>Copyright © 2025 Abaco</span>',
};
