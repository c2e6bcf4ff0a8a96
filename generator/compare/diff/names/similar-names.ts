import { editDistance } from '#core/text/edit-distance';

/** The share of a name that two names must have in common to count as one that was renamed. */
const LEAST = 0.6;

/** Whether two names have most of their letters in common, without regard to the way words are joined. */
export function isSimilar(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const longest = Math.max(first.length, second.length, 1);
  return 1 - editDistance(first, second) / longest >= LEAST || shareWords(one, other);
}

function wordsOf(name: string): string {
  return splitWords(name).join('');
}

/** Whether half of the words or more are in both names: `max_redemptions` and `redemption_limit` share one of three. */
function shareWords(one: string, other: string): boolean {
  const [first, second] = [new Set(splitWords(one)), new Set(splitWords(other))];
  const both = [...first].filter((word) => second.has(word));
  return both.length / new Set([...first, ...second]).size >= LEAST;
}

function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
