import { groupBy } from '#core/collections/group-by';
import type { Sources } from '../../../site/remark/sources';
import { SENTENCES } from '../../../tests/specified/sentences';
import { SEARCH_SENTENCES } from '../../../tests/specified/sentences/search';
import { SITE_SENTENCES } from '../../../tests/specified/sentences/site';
import { type Held, readHeld } from './read-held';

/** The ids that a basis can name, each with its meaning in full. */
export interface KnownBases {
  /** The tests that declare an id, with their code. */
  executed: ReadonlyMap<string, readonly Held[]>;
  /** The text of a requirement. */
  specified: ReadonlyMap<string, string>;
  /** The text of a decision. */
  decided: ReadonlyMap<string, string>;
}

/** Reads what bases can name: tests, the transcription of the specification, and the decisions. */
export function readBases({ facts, decisions }: Pick<Sources, 'facts' | 'decisions'>): KnownBases {
  return {
    executed: groupBy(readHeld(), ({ id }) => id),
    specified: new Map(
      [...SENTENCES, ...SITE_SENTENCES, ...SEARCH_SENTENCES].map(({ id, text }) => [id, text]),
    ),
    decided: new Map(
      Object.entries({ ...facts.decisions, ...decisions }).map(([id, { text }]) => [id, text]),
    ),
  };
}
