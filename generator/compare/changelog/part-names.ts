import type { TouchedPart } from '#core/contracts/changelog';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import type { BundledDescription } from '../../read/normalize/bundled-description';

/** Returns the part of a request that an object of a description belongs to; undefined where no name is certain. */
export type PartOf = (holder: JsonObject) => TouchedPart | undefined;

/** Keywords whose schemas are about the same value, or about values in it that have no name. */
const SAME_FIELD = ['items', 'allOf', 'anyOf', 'oneOf', 'prefixItems', 'contains', 'additionalProperties'];

/**
 * Finds the names of all fields and parameters of a description. An object that is written once belongs to one name, however many
 * operations lead to it: a component itself has none, since each reference to it has its own.
 */
export function namePartsOf(bundle: BundledDescription): PartOf {
  const parts = new Map<JsonObject, TouchedPart | undefined>();
  const seen = new Set<object>();
  const put = (holder: JsonObject, part: TouchedPart | undefined): void => {
    const known = parts.get(holder);
    const isOther = parts.has(holder) && (known?.name !== part?.name || known?.in !== part?.in);
    parts.set(holder, isOther ? undefined : part);
  };
  const search = (value: Json | undefined, part: TouchedPart | undefined): void => {
    if (Array.isArray(value)) for (const item of value) search(item, part);
    if (!isObject(value)) return;
    const own = parameterOf(bundle, value);
    put(value, own ?? part);
    if (seen.has(value)) return;
    seen.add(value);
    for (const [name, schema] of Object.entries(objectOf(value.properties)))
      search(schema, { in: 'body', name });
    for (const [name, member] of Object.entries(value)) {
      if (name === 'properties') continue;
      if (typeof member !== 'object') continue;
      search(member, own && name === 'schema' ? own : SAME_FIELD.includes(name) ? part : undefined);
    }
  };
  search(bundle as JsonObject, undefined);
  return (holder) => parts.get(holder);
}

/** Types whose values are sent under the name of the parameter; an object may be sent under those of its members. */
const NAMED_TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array']);

function parameterOf(bundle: BundledDescription, written: JsonObject): TouchedPart | undefined {
  const { in: place, name, schema } = resolve(bundle, written);
  if ((place !== 'query' && place !== 'header') || typeof name !== 'string') return undefined;
  const { type } = objectOf(resolve(bundle, objectOf(schema)));
  return typeof type === 'string' && NAMED_TYPES.has(type) ? { in: place, name } : undefined;
}
