import type { Html } from '#core/contracts/page-data';

/** A list of changes that readers subscribe to, newest first. All addresses are absolute. */
export interface Feed {
  title: string;
  /** The page that it is about. */
  home: string;
  /** The name of who writes it. */
  author: string;
  /** A day, `2024-10-28`: of its newest entry, or of the newest version if it has none. */
  updated: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Never changes, so that no reader sees an entry twice. */
  id: string;
  url: string;
  /** Plain text. */
  title: string;
  /** A day: `2024-10-28`. */
  date: string;
  html: Html;
  /** `breaking`, `risky` and so on. */
  labels: string[];
}
