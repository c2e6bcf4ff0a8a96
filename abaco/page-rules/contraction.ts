import { matchesIn } from '../../site/lint/page';
import type { Rule } from '../../site/lint/rule';

/** Verbs that people contract with "not" when they speak. */
const NEGATED =
  /\b(?:(do|does|did|is|are|was|were|have|has|had|should|would|could)\snot|(can)not|(will)\snot)\b/gi;

/** Reports verbs with "not" that people contract when they speak: pages speak to their readers. */
export const contraction: Rule = {
  id: 'contraction',
  check: (page) =>
    matchesIn(page, NEGATED).map(({ groups: [whole = '', verb, can], offset }) => ({
      offset,
      message: `"${whole}" is stiff.`,
      remedy: `Write "${contract(verb, can)}".`,
    })),
};

function contract(verb: string | undefined, can: string | undefined): string {
  if (verb !== undefined) return `${verb}n't`;
  return can === undefined ? "won't" : `${can}'t`;
}
