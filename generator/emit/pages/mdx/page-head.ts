import type { FrontMatter } from './front-matter';
import { clip } from '../markdown/plain-summary';

/** Lengths of the descriptions that search engines show: they replace shorter ones and cut longer ones. */
const SHORTEST = 50;
const LONGEST = 160;

/** The length of the mark of a cut. */
const MARK = ' …'.length;

/**
 * Returns the description of a page for lists, and one for its head if that is too short or too long there.
 * @param contents the parts of the page, as a sentence that completes a short description.
 */
export function describe(
  description: string,
  contents = '',
): Pick<FrontMatter, 'description' | 'meta_description'> {
  const isShort = description.length < SHORTEST && contents !== '';
  const whole = isShort ? `${endSentence(description)} ${contents}` : description;
  const inHead = whole.length <= LONGEST ? whole : clip(whole, LONGEST - MARK);
  return inHead === description ? { description } : { description, meta_description: inHead };
}

/** Adds a full stop to words without one, such as the name of an operation. */
function endSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
