import { isObject, type JsonObject } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import type { Validator } from '#core/contracts/validators';
import { unknownIn } from './strip-response-only';

/** Members of a body that contain the id of a contact or the data of a new one. */
const REFERENCES = ['contact', 'customer'];

/**
 * Reduces references to contacts to their ids, ignoring the other fields of the contact (G-API-122). Fields that contacts do
 * not have are kept, so that validation refuses them.
 */
export function shortenReferences(body: JsonObject, contact: () => Validator): JsonObject {
  return REFERENCES.reduce((shortened, name) => shortenReference(shortened, name, contact), body);
}

function shortenReference(body: JsonObject, name: string, contact: () => Validator): JsonObject {
  const reference = body[name];
  if (!isObject(reference) || reference.id === undefined || Object.keys(reference).length === 1) return body;
  const strange = new Set(unknownIn(contact(), reference).map((pointer) => parsePointer(pointer)[0]));
  const rest = Object.entries(reference).filter(([member]) => member === 'id' || strange.has(member));
  return { ...body, [name]: Object.fromEntries(rest) };
}
