import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Shown on every page until the reader closes it; a new id shows it again. */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'api-20241028',
  content:
    'API version 20241028 is the current version. <a href="/tools/api/#api-versions">See all versions</a>',
  backgroundColor: 'var(--announcement)',
  textColor: 'var(--announcement-text)',
  isCloseable: true,
};
