import { STOP_WORDS } from './stop-words';
import { splitWords } from './words';

/** The words of a text that say what it is about, each once; all of them when none does. */
export function tellingWords(text: string): string[] {
  const words = [...new Set(splitWords(text).map(({ term }) => term))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
