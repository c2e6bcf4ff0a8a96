import type { Json } from '../json/json';

/**
 * Examples written by authors, by operationId for operations and by event type for events: the contents of
 * `facts/examples.json`. Only the first media type of a body is included.
 */
export type Examples = Record<string, OperationExamples>;

export interface OperationExamples {
  /** By name. */
  request: Record<string, Json>;
  /** By status, then by name. */
  responses: Record<string, Record<string, Json>>;
}
