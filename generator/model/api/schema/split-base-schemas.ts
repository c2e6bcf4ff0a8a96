import type { Schema } from '../api-model';
import { nullableOf } from './nullable-of';

/** A schema split in two: the names of the component schemas that it is based on, and its own keywords. */
interface SplitSchema {
  bases: readonly string[];
  own: Schema;
}

/**
 * Separates the parts that a schema takes over through references and `allOf` from those written in it. Keeps nested references.
 */
export function splitBaseSchemas(schema: Schema): SplitSchema {
  const bases = new Set<string>();
  return { own: withoutBases(schema, bases), bases: [...bases] };
}

function withoutBases(schema: Schema, bases: Set<string>): Schema {
  if (schema.ref !== undefined) bases.add(schema.ref);
  const alternative = nullableOf(schema);
  const parts = alternative ? [alternative, ...schema.allOf] : schema.allOf;
  return {
    ...schema,
    ref: undefined,
    allOf: parts.map((part) => withoutBases(part, bases)),
    ...(alternative && { oneOf: [], anyOf: [] }),
  };
}
