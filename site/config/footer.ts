import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Project } from '#core/contracts/project';
import { escapeHtml } from '#core/text/escape-html';
import { linkItem, logo } from './project';

/** Returns the footer of a site. */
export function createFooter({ name, copyright, footer: columns }: Project): ThemeConfig['footer'] {
  return {
    style: 'light',
    logo,
    links: columns.map(({ title, links }) => ({ title, items: links.map(linkItem) })),
    copyright: `<b>${escapeHtml(name)}</b>${copyright ? `<span>${escapeHtml(copyright)}</span>` : ''}`,
  };
}
