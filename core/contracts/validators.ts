import type { Json } from '../json/json';

/** One complaint of a compiled schema, as Ajv makes it. */
export interface SchemaError {
  keyword: string;
  /** JSON Pointer to the value. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string;
  /** The schema that has the keyword; of a verbose validator only. */
  parentSchema?: Json;
}

/** A schema compiled ahead of time by Ajv: true when `value` follows it, else `errors` says why not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

export type Validators = Record<string, Validator>;
