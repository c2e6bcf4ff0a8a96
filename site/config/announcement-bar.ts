import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Announcement } from '#core/contracts/project';
import { escapeHtml } from '#core/text/escape-html';
import { rebase } from '../src/links/rebase';
import { project } from './project';

/** The bar is shown on every page until the reader closes it; a new id shows it again. */
export const announcementBar: ThemeConfig['announcementBar'] = project.announcement && {
  id: project.announcement.id,
  content: formatContent(project.announcement),
  backgroundColor: 'var(--announcement)',
  textColor: 'var(--announcement-text)',
  isCloseable: true,
};

/** Formats the announcement as HTML. The schema of `project.yaml` ensures that the address has no quotes or angle brackets. */
function formatContent({ text, link }: Announcement): string {
  const words = escapeHtml(text);
  if (!link) return words;
  return rebase(`${words} <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`, project.base);
}
