import type { Synonyms } from './index/search-index';
import { stemOf } from './text/stem';
import { splitWords } from './text/words';

/** A phrase of one or more words. */
export interface Phrase {
  words: readonly string[];
  stems: readonly string[];
}

/** Groups of synonymous phrases. */
type Groups = readonly (readonly Phrase[])[];

export interface Thesaurus {
  groups: Groups;
  /** Single-word synonyms by stem. */
  wordsFor: ReadonlyMap<string, readonly string[]>;
}

/** Precomputes the stems and single-word synonyms that queries look up. */
export function createThesaurus(synonyms: Synonyms): Thesaurus {
  const groups = synonyms.map((group) =>
    group.map((phrase) => {
      const words = splitWords(phrase).map(({ term }) => term);
      return { words, stems: words.map(stemOf) };
    }),
  );
  return { groups, wordsFor: mapWords(groups) };
}

function mapWords(groups: Groups): Map<string, string[]> {
  const wordsFor = new Map<string, string[]>();
  for (const group of groups) {
    const single = group.filter(({ stems }) => stems.length === 1);
    for (const stem of new Set(single.flatMap(({ stems }) => stems))) {
      const others = single.filter(({ stems }) => stems[0] !== stem).flatMap(({ words }) => words);
      wordsFor.set(stem, [...(wordsFor.get(stem) ?? []), ...others]);
    }
  }
  return wordsFor;
}
