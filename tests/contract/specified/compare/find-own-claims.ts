import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Specified } from '../../../specified';
import { claimsBelow } from './claims';
import type { Finding } from './finding';
import type { KnownField } from './known-field';
import { createKnowledge } from './known-keywords';
import { createLabels } from './labels';

const PLACES = ['#/components/schemas', '#/components/parameters', '#/paths'];

/** Values, defaults and limits that neither the specification nor a mark has. */
export function findOwnClaims(
  description: BundledDescription,
  specified: Specified,
  fields: readonly KnownField[],
): Finding[] {
  const isKnown = createKnowledge(description, specified, fields);
  const labelOf = createLabels(description, specified, fields);
  return PLACES.flatMap((place) => claimsBelow(description, place))
    .filter((claim) => !isKnown(claim))
    .map(({ pointer, keyword, value }) => ({
      pointer,
      statement: `${labelOf(pointer)}: ${keyword} ${JSON.stringify(value)}`,
    }))
    .map(({ pointer, statement }) => ({
      statement,
      pointer,
      message: `${statement} has no mark, and the specification does not say so.`,
      remedy: 'Write what the specification says, mark the value, or add the statement to beyond.ts.',
    }));
}
