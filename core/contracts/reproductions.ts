import type { HttpCall } from '../http/call';

/** How to make one operation of the simulator return one error status. */
export interface Reproduction {
  /** One sentence for readers, Markdown; absent if only the header that requests an error causes it. */
  cause?: string;
  /** Requests that must come first. */
  before?: HttpCall[];
  request: HttpCall;
  /** How many times to send the request until it returns the error; 1 when absent. */
  times?: number;
  /** True when only the header that requests an error causes it. */
  simulated?: true;
}

/** Reproductions by operationId and status: `generated/simulator/reproductions.json`. */
export type Reproductions = Record<string, Record<string, Reproduction>>;
