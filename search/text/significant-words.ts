import { STOP_WORDS } from './stop-words';
import { splitWords } from './words';

/** The distinct words of a string that are not stop words; all of its words if there is no other. */
export function significantWords(text: string): string[] {
  const words = [...new Set(splitWords(text).map(({ term }) => term))];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}
