import type { Problem } from '../../generator/problems/problem';
import type { FinishedCycle } from './cycle';

/** The message of the server for writers to the browser. */
export interface DevStatus {
  /** Another number after the site has started again: pages load anew then. */
  session: number;
  /** The file because of which the site starts again right now. */
  restartingFor?: string;
  /** When everything was last right, in milliseconds since 1970; undefined if no finished check has found it so. */
  goodAt?: number;
  /** Whether the first check found mistakes that were there at the start. */
  isWrongSinceStart?: true;
  /** How long the last change took until all of it was done, in milliseconds. */
  tookMs?: number;
  /** The mistakes of now. Pages show the last good state of what has one. */
  problems: readonly Problem[];
}

/**
 * Returns what the end of a change says about the state that pages show. Only a first check without a change by hand says what was wrong
 * at the start: with one, it may have been right before.
 * @param hasErrors whether something is wrong now.
 * @param now in milliseconds since 1970.
 */
export function statusAfter(
  before: Pick<DevStatus, 'tookMs'>,
  { files, tookMs }: FinishedCycle,
  hasErrors: boolean,
  now: number,
): Partial<DevStatus> {
  if (!hasErrors) return { tookMs, goodAt: now };
  const isStart = before.tookMs === undefined && files.length === 0;
  return { tookMs, ...(isStart && { isWrongSinceStart: true }) };
}

/** The address of the status: a stream of events, each a `DevStatus` as JSON. */
export const STATUS_PATH = '/__dev/status';

/** How long a page waits before it asks the server again, while the site starts again. */
export const RETRY_MS = 300;

/** The address of the bar's code. */
export const BAR_PATH = '/__dev/bar.js';
