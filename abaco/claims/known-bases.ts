import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { groupBy } from '#core/collections/group-by';
import type { KnownBases } from '../../authoring/claims/basis/known-bases';
import { readHeld } from '../../authoring/claims/basis/read-held';
import type { Sources } from '../../site/remark/sources';
import { SENTENCES } from '../../tests/specified/sentences';
import { SEARCH_SENTENCES } from '../../tests/specified/sentences/search';
import { SITE_SENTENCES } from '../../tests/specified/sentences/site';

/** The folder of the tests that hold sentences. */
const TESTS = 'tests';

/** Reads what bases can name: tests, security rules, the transcription of the specification, and the decisions. */
export function readBases({ facts, decisions }: Pick<Sources, 'facts' | 'decisions'>): KnownBases {
  return {
    executed: groupBy(
      readHeld(TESTS).map((held) => ({ ...held, file: `${TESTS}/${held.file}` })),
      ({ id }) => id,
    ),
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
