import { stemmer } from 'stemmer';

/** The stem shared by the forms of a word. Numbers and short words are their own stems. */
export function stemOf(word: string): string {
  return /\d/.test(word) || word.length < 4 ? word : stemmer(word);
}
