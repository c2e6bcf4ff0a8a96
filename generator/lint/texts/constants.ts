import type { Json } from '#core/json/json';
import { entriesOf } from '#core/json/read';

/** A number that the description declares, and what it counts: 30 and `minutes` or `idle minutes` for `idleMinutes: 30`. */
export interface Constant {
  value: number;
  nouns: string[];
}

/** The numbers in an object of constants. */
export function constantsIn(value: Json | undefined): Constant[] {
  return entriesOf(value).flatMap(([name, member]) =>
    typeof member === 'number' ? [{ value: member, nouns: nounsOf(name) }] : constantsIn(member),
  );
}

/** How many entries each list has that a description declares beside its standard members. */
export function countsIn(root: Json | undefined): Constant[] {
  return entriesOf(root).flatMap(([name, value]) =>
    name.startsWith('x-') && Array.isArray(value) ? [{ value: value.length, nouns: nounsOf(name) }] : [],
  );
}

function nounsOf(name: string): string[] {
  const words = name.split(/-|(?=[A-Z])/).map((word) => word.toLowerCase());
  return [words.slice(-1).join(' '), words.slice(-2).join(' ')];
}
