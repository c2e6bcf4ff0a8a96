import { editDistance } from './text/edit-distance';
import { stemOf } from './text/stem';

/** The words of an index, and which of them a typed word may mean. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Words of the same stem, this one included if there is one. */
  formsOf(word: string): string[];
  /** Words that go on after `start`, this one left out; the shortest first. */
  startingWith(start: string): string[];
  /** The words that differ least from a mistyped one, with the number of mistakes. */
  nearest(word: string): { word: string; mistakes: number }[];
  /** Words that a reader may have meant who typed one that no word is near to; the likest first. */
  resembling(word: string): string[];
}

/** @param words each word once. */
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

function groupBy(words: readonly string[], keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const group = groups.get(keyOf(word));
    if (group) group.push(word);
    else groups.set(keyOf(word), [word]);
  }
  return groups;
}

function listFrom(sorted: readonly string[], start: string): string[] {
  const found: string[] = [];
  for (let index = lowerBound(sorted, start); sorted[index]?.startsWith(start); index++) {
    const word = sorted[index];
    if (word !== undefined && word !== start) found.push(word);
  }
  return found.toSorted((one, other) => one.length - other.length);
}

function lowerBound(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Mistakes that a word of this length may have; short words and those with digits are taken as they are. */
function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Words with at most so many mistakes, those with the fewest first. */
function findNear(
  word: string,
  sorted: readonly string[],
  limit: number,
): { word: string; mistakes: number }[] {
  if (limit === 0) return [];
  return (
    sorted
      // The first letter is seldom wrong, but may have changed places with the second.
      .filter((one) => one[0] === word[0] || (one[0] === word[1] && one[1] === word[0]))
      .map((one) => ({ word: one, mistakes: editDistance(word, one, limit) }))
      .filter(({ mistakes }) => mistakes <= limit)
      .toSorted((one, other) => one.mistakes - other.mistakes)
  );
}
