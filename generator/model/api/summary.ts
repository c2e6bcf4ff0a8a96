import { firstSentence } from '#core/text/first-sentence';
import { plainBlocks, plainTitle } from '#core/text/plain-text';

const MAX_LENGTH = 120;
/** Longer sentences tell more than a name does. */
const MAX_NAME = 60;

/** The summary of an operation. */
interface Summary {
  /** One line without Markdown, suitable as a title; undefined if the summary is empty. */
  title?: string;
  /** The complete summary, if the title is not all of it. */
  text?: string;
}

/**
 * Makes a title from a summary: in published descriptions it may be empty, several paragraphs, or Markdown.
 * @see https://spec.openapis.org/oas/v3.1.0#operation-object ("a short summary of what the operation does")
 */
export function readSummary(written: string | undefined): Summary {
  const text = written?.trim() ?? '';
  const [line = ''] = text.split('\n');
  const words = plainTitle(line);
  if (words === '') return {};
  const isShort = words.length <= MAX_LENGTH;
  return {
    title: isShort ? words : `${words.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`,
    text: isShort && line === text ? undefined : text,
  };
}

/** Remarks that come before the purpose of an operation. */
const REMARK = /^(?:deprecated|note|warning|todo)\b/i;

/** Returns the first sentence of a description, without its period, if it is short enough for the name of an operation. */
export function nameIn(description: string | undefined): string | undefined {
  const [block = ''] = plainBlocks(description);
  const name = firstSentence(block).replace(/\.$/, '');
  return name === '' || name.length > MAX_NAME || REMARK.test(name) ? undefined : name;
}
