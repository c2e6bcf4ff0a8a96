import path from 'node:path';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { joinPointer } from '#core/json/pointer';
import type { Locate, Place } from '../../compare/diff/change';
import type { Location } from '../../problems/problem';
import type { Document } from '../source/documents';
import { locationAt } from '../source/locations';
import type { ReadSide } from './read-side';

interface Written {
  document: Document;
  pointer: string;
}

/**
 * Finds where places of a side are written.
 * @param root the folder that files are named relative to.
 */
export function createLocate(
  { documents, bundle }: ReadSide,
  places: readonly Place[],
  root: string,
): Locate {
  const written = findHolders(documents, new Set(places.map(({ holder }) => holder)));
  const [entry] = documents;
  return ({ holder, member }): Location | undefined => {
    const isRoot = (holder as object) === bundle;
    const found = isRoot && entry ? { document: entry, pointer: '#' } : written.get(holder);
    if (!found) return undefined;
    const pointer = member === undefined ? found.pointer : joinPointer(found.pointer, member);
    const file = path.relative(root, found.document.source.absoluteRef).split(path.sep).join('/');
    return { ...locationAt(found.document, pointer), file };
  };
}

/**
 * Finds objects in the files that they were parsed from. Joining adds what other files contain to the components of the first, so
 * that one is searched last.
 */
function findHolders(
  documents: readonly Document[],
  wanted: ReadonlySet<JsonObject>,
): ReadonlyMap<JsonObject, Written> {
  const found = new Map<JsonObject, Written>();
  const seen = new Set<object>();
  const search = (document: Document, value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isObject(value) && wanted.has(value)) found.set(value, { document, pointer });
    for (const [key, member] of Object.entries(value))
      if (typeof member === 'object') search(document, member, joinPointer(pointer, key));
  };
  const [entry, ...others] = documents;
  for (const document of [...others, ...(entry ? [entry] : [])])
    search(document, document.parsed as Json, '#');
  return found;
}
