import { isObject, type Json } from '../json/json';
import { textOf } from '../json/read';
import { findNearest } from '../text/nearest';
import type { Documented } from './documented';
import { membersOf } from './read/find-parts';

/** The object or event that a body is. */
export interface FoundObject {
  name: string;
  title: string;
  href: string;
  /** Members that it does not have, with the names that they may mean. */
  unknown: { name: string; near: string[] }[];
}

/** A body is an object if it has so many of its fields, and such a share of its members are fields. */
const LEAST = 2;
const SHARE = 0.6;
const MOST_UNKNOWN = 5;

/** Finds the object whose fields a body has; undefined if none is like it. */
export function findObject(
  { objects, fields, events }: Documented,
  values: readonly Json[],
): FoundObject | undefined {
  const event = values.flatMap(membersOf).find(({ value }) => Object.hasOwn(events, textOf(value) ?? ''));
  if (event) {
    const name = textOf(event.value) ?? '';
    const { summary = name, href = '' } = events[name] ?? {};
    return { name, title: summary, href, unknown: [] };
  }
  const bodies = values
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 1) : [value]))
    .filter(isObject);
  const found = bodies.flatMap((body) => {
    const names = Object.keys(body);
    return Object.entries(fields).flatMap(([object, own]) => {
      const known = Object.keys(own);
      const shared = names.filter((name) => Object.hasOwn(own, name));
      const isLike = shared.length >= LEAST && shared.length >= names.length * SHARE;
      return isLike
        ? [{ object, known, names, shared: shared.length, share: shared.length / known.length }]
        : [];
    });
  });
  const best = found.toSorted((one, other) => other.shared - one.shared || other.share - one.share)[0];
  const documented = best && objects[best.object];
  if (!best || !documented) return undefined;
  return {
    name: best.object,
    ...documented,
    unknown: best.names
      .filter((name) => !best.known.includes(name))
      .slice(0, MOST_UNKNOWN)
      .map((name) => ({ name, near: findNearest(name.slice(0, 80), best.known) })),
  };
}
