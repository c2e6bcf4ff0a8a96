import type { JsonObject } from '#core/json/json';
import type { Sent } from '../send';

/** A call and its expected status; the whole response is in `recorded/`. */
export interface SequenceCall extends Sent {
  want: number;
  /** Seconds that pass before the call. */
  after?: number;
}

/** Calls to one fresh simulator, one after the other. */
export interface Sequence {
  title: string;
  mode?: 'lenient';
  /** Changes to records of the seed: `invoices/90420`. */
  seed?: Record<string, JsonObject>;
  /** Last ids of the seed, by resource. */
  sequences?: Record<string, number>;
  calls: SequenceCall[];
}
