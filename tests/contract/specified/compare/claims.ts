import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { isObject, type Json } from '#core/json/json';
import { hasMark } from './compare-presence';
import { below, valueAt } from './sites';

/** Something that a schema states of its value beyond its type, as `minimum: 0`. */
export interface Claim {
  pointer: string;
  keyword: string;
  value: Json;
}

const KEYWORDS = new Set([
  'enum',
  'const',
  'default',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'deprecated',
  'writeOnly',
]);

// Below these stands no schema, or one that states nothing of the value.
const SKIPPED = new Set(['example', 'examples', 'security', 'if', 'not']);

/** Every claim of the schemas and parameters below a pointer, except where a mark goes for the whole of it. */
export function claimsBelow(description: BundledDescription, pointer: string): Claim[] {
  return visit(valueAt(description, pointer), pointer);

  function visit(value: Json | undefined, place: string): Claim[] {
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, below(place, index)));
    if (!isObject(value) || hasMark(value)) return [];
    const isNames = /\/(properties|schemas|parameters|paths)$/.test(place);
    return Object.entries(value).flatMap(([key, member]) => {
      if (isNames) return visit(member, below(place, key));
      if (KEYWORDS.has(key)) return [{ pointer: place, keyword: key, value: member }];
      return SKIPPED.has(key) || key.startsWith('x-') ? [] : visit(member, below(place, key));
    });
  }
}
