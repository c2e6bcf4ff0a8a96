import type { IndexSource } from './index/open-index';
import { stemOf } from './text/stem';
import type { Phrase } from './thesaurus';

/** More rewrites are not worth the time. */
const MAX_REWRITES = 8;

/**
 * Replaces one phrase of a query by each of its synonyms whose words the index knows. Single words are left to their
 * expansions.
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
