import { plainTitle } from '#core/text/plain-text';

const MAX_LENGTH = 120;

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
