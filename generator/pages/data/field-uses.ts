import type { FieldData } from '#core/contracts/page-data';
import { listOrNothing } from '../omit-empty';
import type { FoundUse } from './uses';

/**
 * The fields of an object, each with the uses of the object that have it: a request lacks what is read-only. Members of
 * another object have theirs on the page of that object.
 */
export function tellUses(fields: readonly FieldData[], uses: readonly FoundUse[]): FieldData[] {
  return fields.map((field) => ({
    ...field,
    usedBy: listOrNothing(uses.flatMap((use, index) => (hasField(use, field) ? [index] : []))),
    fields: field.fields && (isObject(field) ? field.fields : tellUses(field.fields, uses)),
  }));
}

function hasField({ at, anchors }: FoundUse, { id }: FieldData): boolean {
  return at !== undefined && anchors.has(`${at}.${id}`);
}

/** True where the type leads to a page of its own. */
function isObject({ type }: FieldData): boolean {
  return type.some((part) => typeof part !== 'string');
}
