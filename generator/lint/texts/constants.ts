import type { Json } from '#core/json/json';
import { entriesOf } from '#core/json/read';

/** A number that the description declares: `session: {idleMinutes: 30}`. */
export interface Constant {
  value: number;
  /** What it counts: `minutes`, `idle minutes`. */
  nouns: string[];
  /** What it is about: `session`, `idle`. */
  about: string[];
}

/** The numbers in an object of constants. */
export function constantsIn(value: Json | undefined, above: readonly string[] = []): Constant[] {
  return entriesOf(value).flatMap(([name, member]) => {
    const words = wordsOf(name);
    return typeof member === 'number'
      ? [{ value: member, nouns: nounsOf(words), about: [...above, ...words.slice(0, -1)] }]
      : constantsIn(member, [...above, ...words]);
  });
}

/** How many entries each list has that a description declares beside its standard members. */
export function countsIn(root: Json | undefined): Constant[] {
  return entriesOf(root).flatMap(([name, value]) =>
    name.startsWith('x-') && Array.isArray(value)
      ? [{ value: value.length, nouns: nounsOf(wordsOf(name)), about: [] }]
      : [],
  );
}

function wordsOf(name: string): string[] {
  return name.split(/-|(?=[A-Z])/).map((word) => word.toLowerCase());
}

function nounsOf(words: readonly string[]): string[] {
  return [words.slice(-1).join(' '), words.slice(-2).join(' ')];
}
