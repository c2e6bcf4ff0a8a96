import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import { escapeHtml } from '#core/text/escape-html';
import { linkItem, logo, project } from './project';

const { name, copyright, footer: columns } = project;

export const footer: ThemeConfig['footer'] = {
  style: 'light',
  logo,
  links: columns.map(({ title, links }) => ({ title, items: links.map(linkItem) })),
  copyright: `<b>${escapeHtml(name)}</b>${copyright ? `<span>${escapeHtml(copyright)}</span>` : ''}`,
};
