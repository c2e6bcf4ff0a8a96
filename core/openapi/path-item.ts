import { isHttpMethod, methodNamed } from '../http/methods';
import { isObject, type JsonObject } from '../json/json';
import { valueAt } from '../json/pointer';
import { entriesOf, objectOf } from '../json/read';

/** The member of a path item with the operations of custom methods. */
export const ADDITIONAL = 'additionalOperations';

/** An operation of a path item, as it is written. */
interface WrittenOperation {
  /** `get`, or a custom method such as `COPY`. */
  method: string;
  raw: JsonObject;
  /** Its location in the path item: `['get']`, `['additionalOperations', 'COPY']`. */
  tokens: string[];
}

/**
 * Returns the operations of a path item, as they are ordered there, and one for each method. A method of path items may be written
 * below `additionalOperations`, too. Leaves out names there that are not methods.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object
 */
export function operationsIn(pathItem: JsonObject): WrittenOperation[] {
  const found = new Map<string, WrittenOperation>();
  for (const [key, value] of Object.entries(pathItem)) {
    if (isHttpMethod(key) && isObject(value)) found.set(key, { method: key, raw: value, tokens: [key] });
    if (key !== ADDITIONAL) continue;
    for (const [name, raw] of entriesOf(value)) {
      const method = methodNamed(name);
      if (method === undefined || found.has(method) || Object.hasOwn(pathItem, method)) continue;
      if (isObject(raw)) found.set(method, { method, raw, tokens: [ADDITIONAL, name] });
    }
  }
  return [...found.values()];
}

/** Returns the operation of a method as it is written; empty if the path item does not have it. */
export function operationOf(pathItem: JsonObject, method: string): JsonObject {
  return objectOf(valueAt(pathItem, tokensOf(method)));
}

/** Returns the location of the operation of a method in its path item. */
export function tokensOf(method: string): string[] {
  return isHttpMethod(method) ? [method] : [ADDITIONAL, method];
}
