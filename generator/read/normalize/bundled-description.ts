import type { Json, JsonObject } from '#core/json/json';

/**
 * A complete OpenAPI 3.0, 3.1 or 3.2 description as one plain JSON document. References are internal (`#/components/…`) and kept,
 * so cycles stay finite; components are named after their files.
 * @see https://spec.openapis.org/oas/v3.1.0#openapi-object
 */
export interface BundledDescription {
  /** `3.0.x`, `3.1.x` or `3.2.x`. */
  openapi: string;
  info: JsonObject;
  paths?: Record<string, JsonObject>;
  webhooks?: Record<string, JsonObject>;
  components?: Record<string, Record<string, Json>>;
  /** Servers, tags, security and root extensions (`x-…`). */
  [member: string]: Json | undefined;
}
