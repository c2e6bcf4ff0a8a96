import type { Problem } from '../../generator/problems/problem';

/** The message of the server for writers to the browser. */
export interface DevStatus {
  /** Another number after the site has started again: pages load anew then. */
  session: number;
  /** The file because of which the site starts again right now. */
  restartingFor?: string;
  /** When everything was last right, in milliseconds since 1970; undefined if it has not been since the start. */
  goodAt?: number;
  /** How long the last change took until all of it was done, in milliseconds. */
  tookMs?: number;
  /** The mistakes of now. Pages show the last good state of what has one. */
  problems: readonly Problem[];
}

/** The address of the status: a stream of events, each a `DevStatus` as JSON. */
export const STATUS_PATH = '/__dev/status';

/** How long a page waits before it asks the server again, while the site starts again. */
export const RETRY_MS = 300;

/** The address of the bar's code. */
export const BAR_PATH = '/__dev/bar.js';
