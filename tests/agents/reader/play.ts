import { MOST_FETCHES } from '#core/labels/proof';
import type { Task, TaskFact } from '../task/task';
import { squeeze } from '../../contract/text/statement';
import { read } from './read';
import type { Fetch } from './site';
import { textAt } from './text-at';

/** The findings of a reader in the pages for one task. */
export interface Reading {
  /** Fetches up to the last fact; undefined if a fact is missing. */
  fetches?: number;
  /** Facts that no fetched page has. */
  missing: TaskFact[];
  /** Addresses in the order of the fetches. */
  fetched: string[];
}

/**
 * Lets the reader read for a task. It is done when it has seen every fact, or may fetch no more. It understands nothing, so it gets
 * more fetches than `max_fetches` where that is less.
 */
export function play({ instruction, facts }: Task, fetch: Fetch): Reading {
  const fetched = read(instruction, fetch, MOST_FETCHES);
  const places = facts.map((fact) => fetched.indexOf(placeOf(fact)));
  const missing = facts.filter((fact, index) => places[index] === -1 || !says(fetch, fact));
  const seen = Math.max(...places) + 1;
  return { missing, fetched, ...(missing.length === 0 && { fetches: seen }) };
}

/** Where the fact is, as Markdown: `/guides/webhooks/index.md`. */
export function placeOf({ at }: TaskFact): string {
  return `${at.split('#')[0]}index.md`;
}

/** Whether the page says the fact as Markdown. */
function says(fetch: Fetch, fact: TaskFact): boolean {
  const markdown = fetch(placeOf(fact));
  const text = markdown === undefined ? undefined : textAt(markdown, fact.at.split('#')[1]);
  return text !== undefined && squeeze(text).includes(squeeze(fact.value));
}
