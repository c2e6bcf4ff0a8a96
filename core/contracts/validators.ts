import type { Json, JsonObject } from '../json/json';

/** One validation error of a compiled schema, in Ajv's format. */
export interface SchemaError {
  keyword: string;
  /** JSON Pointer to the value. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  /** The key, for an error about the key itself (`propertyNames`). */
  propertyName?: string;
  message?: string;
  /** The schema with the keyword; from a verbose validator only. */
  parentSchema?: Json;
}

/** A schema compiled ahead of time by Ajv: returns whether `value` is valid, and sets `errors` if it is not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

export type Validators = Record<string, Validator>;

/** The source of the validators of a simulator: `generated/simulator/schemas.json`. Schemas have no annotations. */
export interface SimulatorSchemas {
  /** The component schemas by name. */
  components: Record<string, Json>;
  /** The schema of each validator by its name, for bodies of one direction. It refers to `components` as in the description. */
  validators: Record<string, { direction: 'request' | 'response'; schema: Json }>;
}

/** Schemas that are interpreted instead of compiled: plain JSON Schema, projected for bodies of one direction. */
export interface InterpretedSchemas {
  /** By direction and name; references begin with the direction: `request#/$defs/Book`. */
  definitions: Record<'request' | 'response', JsonObject>;
  /** The schema of each validator by its name. */
  validators: Record<string, Json>;
}
