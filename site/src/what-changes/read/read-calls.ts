import type { CalledAddress } from '#core/http/match-address';
import { readCode } from './read-code';
import { readCurl } from './read-curl';
import { readHar } from './read-har';

/** A call as a reader's input has it. */
export interface ReadCall extends CalledAddress {
  /** Keys of the parts of its request; absent if the input does not name all of them. */
  parts?: Iterable<string>;
}

/** Longer input would stop the page for seconds. */
export const LONGEST_INPUT = 50_000_000;

/** Input that is too long to be read. */
export class LongInput extends Error {}

/**
 * Reads calls from a recording (HAR), lines with `curl`, or code in any language. The input comes from anywhere: nothing in it is
 * run, shown or kept.
 * @throws LongInput
 */
export function readCalls(text: string): ReadCall[] {
  if (text.length > LONGEST_INPUT) throw new LongInput();
  const recorded = readHar(text);
  if (recorded) return recorded;
  const { calls, rest } = readCurl(text);
  return [...calls, ...readCode(rest)];
}
