import type { IndexSource } from './index/open-index';
import { stemOf } from './text/stem';
import type { Phrase } from './thesaurus';

/** Queries with more ways to say them than these are not worth the time. */
const MAX_REWRITES = 8;

/**
 * The same words with one phrase in them replaced by another of its group whose words the index knows; single words are left to
 * their readings.
 */
export function rewrite(words: readonly string[], { thesaurus, vocabulary }: IndexSource): string[][] {
  const stems = words.map(stemOf);
  const isKnown = (phrase: Phrase) => phrase.words.every((word) => vocabulary.formsOf(word).length > 0);
  const rewritten = thesaurus.groups.flatMap((group) =>
    group.flatMap((phrase) => {
      const { length } = phrase.words;
      const start = findPhrase(stems, phrase.stems);
      if (start < 0) return [];
      return group
        .filter((other) => other !== phrase && (other.words.length > 1 || length > 1) && isKnown(other))
        .map((other) => [...words.slice(0, start), ...other.words, ...words.slice(start + length)]);
    }),
  );
  return rewritten.slice(0, MAX_REWRITES);
}

function findPhrase(stems: readonly string[], phrase: readonly string[]): number {
  return stems.findIndex((_, start) => phrase.every((stem, index) => stems[start + index] === stem));
}
