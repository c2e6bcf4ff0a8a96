import { UsageError } from '#core/command-line/usage-error';
import { numberIn, type Arguments } from '../verb';
import { splitPage } from './split-page';

/** Room for the line that says which part this is. */
const NOTE = 200;

/**
 * Returns the part of a page that the arguments ask for, with how to get the next one.
 * @param limit of the result, in characters.
 */
export function showPart(text: string, address: string, given: Arguments, limit: number): string {
  const parts = splitPage(text, limit - NOTE);
  const part = numberIn(given, 'part', 1);
  const content = parts[part - 1];
  if (content === undefined)
    throw new UsageError(`Part ${part} does not exist: the page has ${parts.length}, counted from 1.`);
  const next = part < parts.length ? ` Next: the same call with part ${part + 1}.` : '';
  return `${address} · part ${part} of ${parts.length}.${next}\n\n${content}`;
}
