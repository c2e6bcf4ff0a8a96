import type { Json } from '../json/json';

/**
 * The examples that an author wrote, of operations by operationId and of events by event type: what
 * `facts/examples.json` holds. Of several media types of one body only the first counts.
 */
export type Examples = Record<string, OperationExamples>;

export interface OperationExamples {
  /** By name. */
  request: Record<string, Json>;
  /** By status, then by name. */
  responses: Record<string, Record<string, Json>>;
}
