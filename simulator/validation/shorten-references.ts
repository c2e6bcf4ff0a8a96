import { isObject, type JsonObject } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';
import type { Validator } from '#core/contracts/validators';
import { unknownIn } from './drop-shown';

/** Members of a body that take a contact by its id, or the data of a new one. */
const REFERENCES = ['contact', 'customer'];

/**
 * `body` with the id alone where it refers to a contact: the other fields of that contact are ignored (G-API-122). What
 * no contact has stays, for validation to refuse.
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
