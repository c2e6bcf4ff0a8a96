import type { Model } from '../model';
import type { Real } from '../real';

/** One kind of move: what is done, and what must come of it. `Data` is plain, so that a sequence can be sent to a browser. */
export interface Rule<Data> {
  /** Whether the move makes sense now; always, when absent. */
  isOpen?: (model: Model, data: Data) => boolean;
  /** Sends the requests, checks their responses, and brings the model up to date. */
  take: (model: Model, real: Real, data: Data) => Promise<void>;
}
