import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { Action } from './overlay';
import { formatPath } from './format-path';

/** The actions that turn one document into another, whatever the order of their members. */
export function actionsBetween(from: JsonObject, to: JsonObject): Action[] {
  return compareObjects(from, to, []);
}

type Path = readonly (string | number)[];

function compareObjects(from: JsonObject, to: JsonObject, path: Path): Action[] {
  // Maps, because a member may have the name of something that every object inherits.
  const [old, wanted] = [new Map(Object.entries(from)), new Map(Object.entries(to))];
  const removed: Action[] = [];
  const inside: Action[] = [];
  const set: [string, Json][] = [];
  for (const key of new Set([...old.keys(), ...wanted.keys()])) {
    const [before, after] = [old.get(key), wanted.get(key)];
    if (isDeepStrictEqual(before, after)) continue;
    const within =
      before !== undefined && after !== undefined && compareInside(before, after, [...path, key]);
    if (within) inside.push(...within);
    else {
      // An update would merge with what is there, so that goes first; a single value is replaced.
      if (before !== undefined && (after === undefined || isHolder(before) || isHolder(after)))
        removed.push({ target: formatPath([...path, key]), change: { kind: 'remove' } });
      if (after !== undefined) set.push([key, after]);
    }
  }
  const update: Action[] =
    set.length > 0
      ? [{ target: formatPath(path), change: { kind: 'update', value: Object.fromEntries(set) } }]
      : [];
  return [...removed, ...update, ...inside];
}

/** The actions inside of two objects or lists; undefined where the whole value has to be replaced. */
function compareInside(before: Json, after: Json, path: Path): Action[] | undefined {
  if (isObject(before) && isObject(after)) return compareObjects(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path);
  return undefined;
}

function compareLists(before: readonly Json[], after: readonly Json[], path: Path): Action[] | undefined {
  const left = leftOut(before, after);
  if (left)
    return left
      .toReversed()
      .map((index) => ({ target: formatPath([...path, index]), change: { kind: 'remove' } }));
  if (before.length !== after.length) return undefined;
  const entries = before.map((entry, index) => {
    const other = after[index] as Json;
    return isDeepStrictEqual(entry, other) ? [] : compareInside(entry, other, [...path, index]);
  });
  return entries.every((actions) => actions !== undefined) ? entries.flat() : undefined;
}

/** The indices of the entries that a list lacks which is otherwise the same; undefined for any other list. */
function leftOut(before: readonly Json[], after: readonly Json[]): number[] | undefined {
  const left: number[] = [];
  let next = 0;
  for (const [index, entry] of before.entries()) {
    if (next < after.length && isDeepStrictEqual(entry, after[next])) next += 1;
    else left.push(index);
  }
  return next === after.length ? left : undefined;
}

function isHolder(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}
