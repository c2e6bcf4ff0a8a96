import type { JsonObject } from '#core/json/json';

/** One way to make a schema say less, or something else. */
export interface SchemaOperator {
  name: string;
  /** Changed copies of the schema by what was changed: `delete maxLength`, `drop enum member "late"`. */
  mutate: (schema: JsonObject) => Record<string, JsonObject>;
}
