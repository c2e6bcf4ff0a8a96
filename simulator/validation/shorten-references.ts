import { isObject, type JsonObject } from '#core/json/json';

/** Members of a body that take a record by its id, or the data of a new one. */
const REFERENCES = ['contact', 'customer'];

/** `body` with the id alone where it refers to a record: the other fields of that record are ignored (G-API-122). */
export function shortenReferences(body: JsonObject): JsonObject {
  return REFERENCES.reduce(shortenReference, body);
}

function shortenReference(body: JsonObject, name: string): JsonObject {
  const reference = body[name];
  if (!isObject(reference) || reference.id === undefined || Object.keys(reference).length === 1) return body;
  return { ...body, [name]: { id: reference.id } };
}
