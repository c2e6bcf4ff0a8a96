import { isObject, type Json } from '../../json/json';
import { tryParse } from '../../json/try-parse';

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** The part of a schema that a reader of text needs: only by it is `3` a number or a string, and `a` an array or a string. */
export interface ValueShape {
  /** Empty: any, which is read as a string. */
  types: readonly JsonType[];
  /** Of the items that `prefix` does not have. */
  items?: ValueShape;
  prefix?: readonly ValueShape[];
  properties?: Readonly<Record<string, ValueShape>>;
  /** Of members without a property; absent if an object has none that are known by nothing but their place. */
  others?: ValueShape;
}

const ANY: ValueShape = { types: [] };

/** Whether values of a shape may have a type. */
export function takes({ types }: ValueShape, type: JsonType): boolean {
  return types.includes(type);
}

/** Returns the shape of an item of an array. */
export function shapeOfItem({ prefix = [], items = ANY }: ValueShape, index: number): ValueShape {
  return prefix[index] ?? items;
}

/** Returns the shape of a member of an object. */
export function shapeOfMember({ properties = {}, others = ANY }: ValueShape, name: string): ValueShape {
  return Object.hasOwn(properties, name) ? properties[name]! : others;
}

const SCALARS = ['boolean', 'integer', 'number'] as const;
const PATTERNS = { boolean: /^(true|false)$/, integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/ };

/** Converts a string to a value of a type; returns the string itself if it does not represent one. */
export function readScalar(text: string, type: string): Json {
  const scalar = SCALARS.find((one) => one === type);
  if (scalar === undefined || !PATTERNS[scalar].test(text)) return text;
  if (scalar === 'boolean') return text === 'true';
  const value = Number(text);
  // Beyond 2^53, distinct ids would collide.
  return scalar === 'integer' && !Number.isSafeInteger(value) ? text : value;
}

/**
 * Reads a value that was written as a string. A value with others inside is JSON; where a string is possible, too, only what would be
 * written alike is another scalar: `01` is not 1.
 */
export function readText(text: string, shape: ValueShape): Json {
  const nested = takes(shape, 'object') || takes(shape, 'array') ? tryParse(text) : undefined;
  if (isObject(nested) && takes(shape, 'object')) return nested;
  if (Array.isArray(nested) && takes(shape, 'array')) return nested;
  const isWritten = (value: Json) => JSON.stringify(value) === text;
  const values = SCALARS.filter((type) => takes(shape, type)).map((type) => readScalar(text, type));
  return values.find((value) => value !== text && (!takes(shape, 'string') || isWritten(value))) ?? text;
}
