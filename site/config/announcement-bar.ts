import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import type { Announcement, Project } from '#core/contracts/project';
import { escapeHtml } from '#core/text/escape-html';
import { rebase } from '../src/links/rebase';

/** Returns the bar that every page shows until the reader closes it; a new id shows it again. */
export function createAnnouncementBar({ announcement, base }: Project): ThemeConfig['announcementBar'] {
  return (
    announcement && {
      id: announcement.id,
      content: formatContent(announcement, base),
      backgroundColor: 'var(--announcement)',
      textColor: 'var(--announcement-text)',
      isCloseable: true,
    }
  );
}

/** Formats the announcement as HTML. The schema of `project.yaml` ensures that the address has no quotes or angle brackets. */
function formatContent({ text, link }: Announcement, base: string): string {
  const words = escapeHtml(text);
  if (!link) return words;
  return rebase(`${words} <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`, base);
}
