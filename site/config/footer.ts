import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Project } from '#core/contracts/project';
import { escapeHtml } from '#core/text/escape-html';
import { linkItem, logo } from './project';

/** Returns the footer of a site, which says on every page which version of the API it is about. */
export function createFooter(project: Project): ThemeConfig['footer'] {
  const { name, copyright, apiVersions, footer: columns } = project;
  const lines = [apiVersions.join(', '), copyright ?? ''].filter((line) => line !== '');
  return {
    style: 'light',
    logo,
    links: columns.map(({ title, links }) => ({ title, items: links.map(linkItem) })),
    copyright: `<b>${escapeHtml(name)}</b>${lines.map((line) => `<span>${escapeHtml(line)}</span>`).join('')}`,
  };
}
