import type { JsonObject } from '#core/json/json';
import type { Problem } from '../../problems/problem';
import type { Document } from '../source/documents';
import { locationAt } from '../source/locations';
import type { BundledDescription } from './bundled-description';
import { declarePathParameters } from './declare-path-parameters';
import { dropUnreadReferences } from './drop-unread-references';
import { hideParts } from './hidden/hide-parts';
import { inlineReferences, MAX_INLINED, type Overflow } from './inline-references';
import { separateIds } from './recover/separate-ids';
import { rewriteReferences } from './rewrite-references';

/** A description in its normalized form; incomplete if there are problems. */
export interface Normalized {
  description: BundledDescription;
  problems: Problem[];
}

/**
 * Repairs a joined description whose parts are normalized; each step documents what it repairs. Changes `joined`.
 * @param entry its entry document, for the locations of problems.
 * @param audiences those that the docs are made for, besides everyone.
 */
export async function normalize(
  joined: JsonObject,
  entry: Document,
  audiences: readonly string[] = [],
): Promise<Normalized> {
  const description = joined as unknown as BundledDescription;
  const overflow = inlineReferences(joined);
  if (overflow) return { description, problems: [toProblem(overflow, entry)] };
  await dropUnreadReferences(rewriteReferences(joined), joined);
  hideParts(joined, audiences);
  separateIds(joined);
  declarePathParameters(joined);
  return { description, problems: [] };
}

function toProblem({ pointer }: Overflow, entry: Document): Problem {
  return {
    ruleId: 'inlined-references',
    severity: 'error',
    message: `OpenAPI allows no reference at \`${pointer}\`, and writing out its target takes more than ${MAX_INLINED.toLocaleString('en')} objects.`,
    remedy:
      'Refer to whole schemas, parameters or responses, which OpenAPI allows, instead of their members.',
    location: locationAt(entry, pointer),
  };
}
