import type { Api } from './api';
import type { Page } from './page';

/** What a rule says about one place of a page: what is wrong, then what to write instead. */
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
