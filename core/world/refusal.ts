import type { ExplainedError } from '../schema/explain-error';

/** Ends a request with an error status: the first of `statuses` that the operation documents, else the first. */
export class Refusal extends Error {
  constructor(
    readonly statuses: readonly number[],
    /** The name of the rule: `unknown-record`. */
    readonly rule: string,
    message: string,
    readonly errors: readonly ExplainedError[] = [],
  ) {
    super(message);
  }
}
