import { readForm } from '../http/read-form';
import { decodeForm } from '../http/wire/percent-decoding';
import { splitPairs } from '../http/wire/read-style';
import { readText, shapeOfItem, shapeOfMember, type ValueShape } from '../http/wire/value-shape';
import { isObject, type Json, type JsonObject } from '../json/json';

/**
 * Reads values with others inside as web frameworks write them, and many clients with them, though OpenAPI does not define it:
 * `items[0][price]=5`, `ids[]=1`.
 * @param text a query or a form.
 * @param shape of all its values.
 * @param values those that are read already.
 */
export function readBrackets(text: string, shape: ValueShape, values: JsonObject): JsonObject {
  const isMeant = (sent: string): boolean => {
    const [, name] = /^([^[]+)\[.*\]$/.exec(decodeForm(sent)) ?? [];
    return name !== undefined && Object.hasOwn(shape.properties ?? {}, name) && !Object.hasOwn(values, name);
  };
  const pairs = splitPairs(text, '&').filter(({ name }) => isMeant(name));
  const read = readForm(pairs.map(({ name, text: value }) => `${name}=${value}`).join('&'));
  return withTypes(read, shape) as JsonObject;
}

/** Reads the strings inside a value by its shape. */
function withTypes(value: Json, shape: ValueShape): Json {
  if (typeof value === 'string') return readText(value, shape);
  if (Array.isArray(value)) return value.map((item, index) => withTypes(item, shapeOfItem(shape, index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withTypes(member, shapeOfMember(shape, name))]),
  );
}
