import type { Json } from '../json/json';

/**
 * The examples of every operation that an author wrote, by operationId: what `facts/examples.json` holds. Of several
 * media types of one body only the first counts.
 */
export type Examples = Record<string, OperationExamples>;

export interface OperationExamples {
  /** By name. */
  request: Record<string, Json>;
  /** By status, then by name. */
  responses: Record<string, Record<string, Json>>;
}
