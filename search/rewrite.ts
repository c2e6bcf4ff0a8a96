import type { Synonyms } from './index/search-index';
import { stemOf } from './text/stem';

/** Queries with more ways to say them than these are not worth the time. */
const MAX_REWRITES = 8;

/** The same words with one phrase in them replaced by another of its group; single words are left to their readings. */
export function rewrite(words: readonly string[], synonyms: Synonyms): string[][] {
  const stems = words.map(stemOf);
  const rewritten = synonyms.flatMap((group) => {
    const phrases = group.map((phrase) => phrase.split(' '));
    return phrases.flatMap((phrase) => {
      const start = findPhrase(stems, phrase.map(stemOf));
      if (start < 0) return [];
      return phrases
        .filter((other) => other !== phrase && (other.length > 1 || phrase.length > 1))
        .map((other) => [...words.slice(0, start), ...other, ...words.slice(start + phrase.length)]);
    });
  });
  return rewritten.slice(0, MAX_REWRITES);
}

function findPhrase(stems: readonly string[], phrase: readonly string[]): number {
  return stems.findIndex((_, start) => phrase.every((stem, index) => stems[start + index] === stem));
}
