import { groupBy } from '../collections/group-by';
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
  const byObject = groupBy(Object.keys(fields), (key) => key.slice(0, key.lastIndexOf('.')));
  const described = [...byObject].map(([object, keys]) => ({
    object,
    known: keys.map((key) => key.slice(object.length + 1)),
  }));
  const bodies = values
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 1) : [value]))
    .filter(isObject);
  const found = bodies.flatMap((body) => {
    const names = Object.keys(body);
    return described.flatMap(({ object, known }) => {
      const own = names.filter((name) => known.includes(name));
      const isLike = own.length >= LEAST && own.length >= names.length * SHARE;
      return isLike ? [{ object, known, names, own: own.length, share: own.length / known.length }] : [];
    });
  });
  const best = found.toSorted((one, other) => other.own - one.own || other.share - one.share)[0];
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
