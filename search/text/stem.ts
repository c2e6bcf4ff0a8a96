import { stemmer } from 'stemmer';

/** What the forms of a word have in common. Numbers and short words have no forms. */
export function stemOf(word: string): string {
  return /\d/.test(word) || word.length < 4 ? word : stemmer(word);
}
