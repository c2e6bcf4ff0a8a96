import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { Announcement } from '#core/contracts/project';
import { escapeHtml } from '#core/text/escape-html';
import { rebase } from '../src/links/rebase';
import { project } from './project';

/** Shown on every page until the reader closes it; a new id shows it again. */
export const announcementBar: ThemeConfig['announcementBar'] = project.announcement && {
  id: project.announcement.id,
  content: formatContent(project.announcement),
  backgroundColor: 'var(--announcement)',
  textColor: 'var(--announcement-text)',
  isCloseable: true,
};

/** The address has no quotes and no angle brackets: the schema of `project.yaml` sees to that. */
function formatContent({ text, link }: Announcement): string {
  const words = escapeHtml(text);
  if (!link) return words;
  return rebase(`${words} <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`, project.base);
}
