import { isObject, type Json, type JsonObject } from '../json/json';

/**
 * Reads a URL-encoded body: `contact[first_name]=Ada&items[][amount]=5&tags[]=a`. All values are strings. `[]` starts a new entry, or
 * continues the last one until a member would repeat.
 * @param check called with the names that lead to each value before it is put there; throws if there may not be that many.
 */
export function readForm(
  text: string,
  check: (path: readonly string[]) => void = () => undefined,
): JsonObject {
  const body: JsonObject = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    check(path);
    put(body, path, value);
  }
  return body;
}

/** Follows the path, creating objects, and sets the last member. */
function put(body: JsonObject, path: string[], value: string): void {
  let target = body;
  let at = 0;
  while (at < path.length - 1) {
    const [name, next, member] = [path[at]!, path[at + 1]!, path[at + 2]];
    if (!isIndex(next)) {
      target = objectAt(target, name);
      at += 1;
      continue;
    }
    const list = listAt(target, name);
    if (member === undefined) {
      list.push(value);
      return;
    }
    target = entryAt(list, next, at + 3 === path.length ? member : undefined);
    at += 2;
  }
  define(target, path[at]!, value);
}

function isIndex(name: string): boolean {
  return /^\d*$/.test(name);
}

function listAt(target: JsonObject, name: string): Json[] {
  const known = ownMember(target, name);
  const list = Array.isArray(known) ? known : [];
  define(target, name, list);
  return list;
}

function objectAt(target: JsonObject, name: string): JsonObject {
  const known = ownMember(target, name);
  const member = isObject(known) ? known : {};
  define(target, name, member);
  return member;
}

function ownMember(target: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(target, name) ? target[name] : undefined;
}

/** The entry at an index, else the last one. Adds an entry to an empty list, or when the last one already has `member`. */
function entryAt(list: Json[], index: string, member: string | undefined): JsonObject {
  const known = list.at(index === '' ? -1 : Number(index));
  const repeats = index === '' && member !== undefined && isObject(known) && Object.hasOwn(known, member);
  if (isObject(known) && !repeats) return known;
  const entry = {};
  list.push(entry);
  return entry;
}

/** Sets an own member whatever its name, `__proto__` included. */
function define(target: JsonObject, name: string, value: Json): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
