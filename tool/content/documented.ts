import type { Json } from '#core/json/json';

/** Schemas and examples of a description without a simulator, from which the tool responds. */
export interface Documented {
  /** Component schemas, by name. */
  schemas: Record<string, Json>;
  /** By operationId. */
  operations: Record<string, DocumentedOperation>;
}

export interface DocumentedOperation {
  /** Of JSON if the operation takes it, otherwise of its first media type; absent without a body. */
  body?: { required: boolean; mediaType: string; schema: Json };
  /** By status, or as the description has it: `4XX`, `default`. */
  responses: Record<string, DocumentedResponse>;
}

export interface DocumentedResponse {
  /** Markdown. */
  description: string;
  /** Examples by name. */
  bodies: Record<string, Json>;
}
