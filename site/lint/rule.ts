import type { Fix } from '../../generator/problems/problem';
import type { Api } from './api';
import type { Page } from './page';

/** A rule's finding at one offset of a page: the message says what is wrong, the remedy what to write instead. */
export interface Finding {
  /** Offset in the page. */
  offset: number;
  message: string;
  remedy: string;
  /** The replacement that is the remedy, if there is only one. Without a file, it is in the page. */
  fix?: Omit<Fix, 'file'> & { file?: string };
}

/** Finds what is wrong with a page. It never throws. */
export type Check<Found extends Finding = Finding> = (page: Page, api: Api) => Found[];

/** The check of several rules, which names the rule of each finding. */
export type NamingCheck = Check<Finding & { ruleId: string }>;

/** A rule for hand-written pages. */
export interface Rule {
  id: string;
  check: Check;
}
