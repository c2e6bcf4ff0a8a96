import type { Schema } from '../api/api-model';
import type { MergedSchema } from '../api/schema/merge-schema';
import type { WordingContext } from './wording-context';

/**
 * Returns the schema whose members are shown for `schema`: for an array, the schema of its elements, which adds nothing to the
 * path. `levels` are the schemas of the elements on the way there.
 */
export function elementOf(
  schema: Schema,
  { merge }: Pick<WordingContext, 'merge'>,
): { element: MergedSchema; refs: string[]; levels: Schema[] } {
  const refs: string[] = [];
  const levels: Schema[] = [];
  let element = merge(schema);
  while (element.schema.items && element.schema.prefixItems.length === 0 && !isRepeated(element, refs)) {
    refs.push(...element.refs);
    levels.push(element.schema.items);
    element = merge(element.schema.items);
  }
  return { element, refs: [...refs, ...element.refs], levels };
}

function isRepeated({ refs }: MergedSchema, seen: string[]): boolean {
  return refs.some((ref) => seen.includes(ref));
}
