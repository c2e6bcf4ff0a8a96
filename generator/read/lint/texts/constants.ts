import type { Json } from '#core/json/json';
import { entriesOf } from '#core/json/read';

/** A number that the description declares: `session: {idleMinutes: 30}`. */
export interface Constant {
  value: number;
  /** The units that it counts: `minutes`, `idle minutes`. */
  nouns: string[];
  /** The subjects that it applies to: `session`, `idle`. */
  about: string[];
}

/** Returns the numbers in an object of constants. */
export function constantsIn(value: Json | undefined, above: readonly string[] = []): Constant[] {
  return entriesOf(value).flatMap(([name, member]) => {
    const words = wordsOf(name);
    return typeof member === 'number'
      ? [{ value: member, nouns: nounsOf(words), about: [...above, ...words.slice(0, -1)] }]
      : constantsIn(member, [...above, ...words]);
  });
}

/** Returns the number of entries of each list in an extension of the root. */
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
