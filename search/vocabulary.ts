import { groupBy } from '#core/collections/group-by';
import { editDistance } from '#core/text/edit-distance';
import { lowerBound } from './lower-bound';
import { stemOf } from './text/stem';

/** The words of an index, with lookups for typed words. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Known words of the same stem, including the word itself. */
  formsOf(word: string): string[];
  /** Words that start with `start`, except itself; shortest first. */
  startingWith(start: string): string[];
  /** The words closest to a mistyped one, with the number of typos. */
  nearest(word: string): { word: string; mistakes: number }[];
  /** Suggestions for a word that has no close match; most similar first. */
  resembling(word: string): string[];
}

/** @param words distinct words. */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const sorted = words.toSorted();
  const known = new Set(sorted);
  const byStem = groupBy(sorted, stemOf);
  return {
    has: (word) => known.has(word),
    formsOf: (word) => byStem.get(stemOf(word)) ?? [],
    startingWith: (start) => listFrom(sorted, start),
    nearest: (word) => {
      const found = findNear(word, sorted, mistakesIn(word));
      return found.filter(({ mistakes }) => mistakes === found[0]?.mistakes);
    },
    resembling: (word) => {
      const limit = word.length < 6 ? 0 : mistakesIn(word) + 1;
      return findNear(word, sorted, limit).map((one) => one.word);
    },
  };
}

function listFrom(sorted: readonly string[], start: string): string[] {
  const found: string[] = [];
  for (let index = lowerBound(sorted, (word) => word < start); sorted[index]?.startsWith(start); index++) {
    const word = sorted[index];
    if (word !== undefined && word !== start) found.push(word);
  }
  return found.toSorted((one, other) => one.length - other.length);
}

/** Number of typos to allow in a word of this length; short words and words with digits must be exact. */
function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Words with at most `limit` typos, fewest first. */
function findNear(
  word: string,
  sorted: readonly string[],
  limit: number,
): { word: string; mistakes: number }[] {
  if (limit === 0) return [];
  return (
    sorted
      // The first letter is seldom wrong, but may be swapped with the second.
      .filter((one) => one[0] === word[0] || (one[0] === word[1] && one[1] === word[0]))
      .map((one) => ({ word: one, mistakes: editDistance(word, one, limit) }))
      .filter(({ mistakes }) => mistakes <= limit)
      .toSorted((one, other) => one.mistakes - other.mistakes)
  );
}
