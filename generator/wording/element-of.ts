import type { Schema } from '../model/api-model';
import type { MergedSchema } from '../model/schema/merge-schema';
import type { WordingContext } from './wording-context';

/** The schema whose members are shown for `schema`: that of the elements for an array, which adds nothing to the path. */
export function elementOf(
  schema: Schema,
  { merge }: WordingContext,
): { element: MergedSchema; refs: string[] } {
  const refs: string[] = [];
  let element = merge(schema);
  while (element.schema.items && element.schema.prefixItems.length === 0 && !isRepeated(element, refs)) {
    refs.push(...element.refs);
    element = merge(element.schema.items);
  }
  return { element, refs: [...refs, ...element.refs] };
}

function isRepeated({ refs }: MergedSchema, seen: string[]): boolean {
  return refs.some((ref) => seen.includes(ref));
}
