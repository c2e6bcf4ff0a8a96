import type { Api } from './api';
import type { Page } from './page';

/** A rule's finding at one offset of a page: the message says what is wrong, the remedy what to write instead. */
export interface Finding {
  /** Offset in the page. */
  offset: number;
  message: string;
  remedy: string;
}

/** A rule for hand-written pages. It never throws. */
export interface Rule {
  id: string;
  check: (page: Page, api: Api) => Finding[];
}
