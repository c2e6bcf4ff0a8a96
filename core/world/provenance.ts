import { isObject, type Json } from '../json/json';
import { joinPointer } from '../json/pointer';

/**
 * How a value came about: sent by a client, following from the request, the world or its clock, from an example of the description,
 * or made from the schema, which means nothing.
 */
export type Origin = 'stored' | 'computed' | 'example' | 'made';

/** Origins by JSON Pointer. A value without an entry has the origin of the nearest one above it. */
export type Origins = Map<string, Origin>;

/** The pointers to all values, by origin; a pointer includes everything below it. */
export type Provenance = Record<Origin, string[]>;

/** Sets the origin of a value and of all values below it. */
export function setOrigin(origins: Origins, pointer: string, origin: Origin): void {
  for (const known of origins.keys()) if (isBelow(known, pointer)) origins.delete(known);
  origins.set(pointer, origin);
}

export function originAt(origins: Origins, pointer: string): Origin {
  for (let above = pointer; ; above = above.slice(0, above.lastIndexOf('/'))) {
    const origin = origins.get(above);
    if (origin !== undefined) return origin;
    if (above === '') return 'made';
  }
}

/** Copies the origins below one pointer to another. */
export function copyOrigins(from: Origins, at: string, to: Origins, target: string): void {
  setOrigin(to, target, originAt(from, at));
  for (const [pointer, origin] of from)
    if (isBelow(pointer, at) && pointer !== at) to.set(target + pointer.slice(at.length), origin);
}

/** Groups the parts of a value by origin, the largest parts that have only one. */
export function groupByOrigin(value: Json, origins: Origins): Provenance {
  const groups: Provenance = { stored: [], computed: [], example: [], made: [] };
  const visit = (part: Json, pointer: string): void => {
    const isWhole = ![...origins.keys()].some((known) => known !== pointer && isBelow(known, pointer));
    const entries = Array.isArray(part) || isObject(part) ? Object.entries(part) : [];
    if (isWhole || entries.length === 0) groups[originAt(origins, pointer)].push(pointer);
    else for (const [key, inner] of entries) visit(inner, joinPointer(pointer, key));
  };
  visit(value, '');
  return groups;
}

function isBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}
