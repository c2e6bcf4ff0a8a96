import type { Synonyms } from './index/search-index';
import { stemOf } from './text/stem';
import { splitWords } from './text/words';

/** One way to say a thing, in words; a single word is a phrase, too. */
export interface Phrase {
  words: readonly string[];
  stems: readonly string[];
}

/** Groups of phrases that stand for each other. */
export type Thesaurus = readonly (readonly Phrase[])[];

/** Finds the stems once: every word of every query is compared with them. */
export function createThesaurus(synonyms: Synonyms): Thesaurus {
  return synonyms.map((group) =>
    group.map((phrase) => {
      const words = splitWords(phrase).map(({ term }) => term);
      return { words, stems: words.map(stemOf) };
    }),
  );
}
