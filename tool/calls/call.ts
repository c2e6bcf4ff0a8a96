import type { Json } from '#core/json/json';
import type { Result } from '../verb';

/** One call of a verb, as its caller sent it. */
export interface Call {
  name: string;
  given: Json;
}

/** The result of a call, or the message of its error. */
export type Outcome = { result: Result } | { error: string };
