import type { FieldData } from '#core/contracts/page-data';
import { omitEmpty } from '../omit-empty';
import type { FoundUse } from './uses';

/**
 * Adds to each field of an object the uses of the object that include the field: requests lack read-only fields. Members of
 * another object have their uses on the page of that object.
 */
export function tellUses(fields: readonly FieldData[], uses: readonly FoundUse[]): FieldData[] {
  return fields.map((field) => ({
    ...field,
    usedBy: omitEmpty(uses.flatMap((use, index) => (hasField(use, field) ? [index] : []))),
    fields: field.fields && (isObject(field) ? field.fields : tellUses(field.fields, uses)),
  }));
}

function hasField({ at, anchors }: FoundUse, { id }: FieldData): boolean {
  return at !== undefined && anchors.has(`${at}.${id}`);
}

/** Whether the type of a field links to a page. */
function isObject({ type }: FieldData): boolean {
  return type.some((part) => typeof part !== 'string');
}
