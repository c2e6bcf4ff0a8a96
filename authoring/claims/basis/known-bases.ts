import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
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
  /** A security rule, and what happens without it. */
  security: ReadonlyMap<string, string>;
}

/** Reads what bases can name: tests, security rules, the transcription of the specification, and the decisions. */
export function readBases({ facts, decisions }: Pick<Sources, 'facts' | 'decisions'>): KnownBases {
  return {
    executed: groupBy(readHeld(), ({ id }) => id),
    specified: new Map(
      [...SENTENCES, ...SITE_SENTENCES, ...SEARCH_SENTENCES].map(({ id, text }) => [id, text]),
    ),
    decided: new Map(
      Object.entries({ ...facts.decisions, ...decisions }).map(([id, { text }]) => [id, text]),
    ),
    security: readRules(),
  };
}

/** The security rules, from the project's root. */
export const RULES = 'docs/_data/security.yaml';

/** A rule that sentences state, whoever writes them. */
export interface SecurityRule {
  text: string;
  /** Its reason: what happens without it. */
  otherwise: string;
  /** The address of a public standard or guideline that has it. */
  source: string;
  /** The test that holds it in the programs of these docs. */
  watch?: string;
}

function readRules(): Map<string, string> {
  const rules = parse(readFileSync(RULES, 'utf8')) as Record<string, SecurityRule>;
  return new Map(
    Object.entries(rules).map(([id, { text, otherwise, source }]) => [
      id,
      `${text} Otherwise: ${otherwise} (${source})`,
    ]),
  );
}
