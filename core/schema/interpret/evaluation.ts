import type { SchemaError } from '../../contracts/validators';
import type { Json, JsonObject } from '../../json/json';
import { joinPointer } from '../../json/pointer';

/** Where a schema is applied. */
export interface Place {
  /** The document that its references without a document lead into. */
  root: Json;
  /** JSON Pointer to the value. */
  pointer: string;
  schemaPath: string;
  /** Receives the errors. */
  errors: SchemaError[];
  /** The key, where the value is one. */
  propertyName?: string;
}

/** The members and entries of a value that keywords have judged: the first `entries` of an array, and `others`. */
export interface Seen {
  names: Set<string>;
  entries: number;
  others: Set<number>;
}

/** A schema object while it is applied to a value. */
export interface Evaluation {
  schema: JsonObject;
  place: Place;
  seen: Seen;
  /** Adds an error of a keyword. */
  fail: (keyword: string, params: Record<string, unknown>) => void;
  /** Applies another schema, and returns what it has judged. */
  evaluate: (schema: Json, value: Json, place: Place) => Seen;
  /** Returns the schema that a reference leads to, with its document. @throws if the reference is broken. */
  resolve: (reference: string, root: Json) => { schema: Json; root: Json };
}

export function nothingSeen(): Seen {
  return { names: new Set(), entries: 0, others: new Set() };
}

/** Adds what another schema has judged of the same value. */
export function addSeen(seen: Seen, more: Seen): void {
  for (const name of more.names) seen.names.add(name);
  for (const entry of more.others) seen.others.add(entry);
  seen.entries = Math.max(seen.entries, more.entries);
}

/** The place of a schema for the same value. */
export function below(place: Place, path: string): Place {
  return { ...place, schemaPath: `${place.schemaPath}/${path}` };
}

/** The place of a member or an entry. */
export function inside(place: Place, token: string | number, path: string): Place {
  const { propertyName: _, ...rest } = place;
  return { ...rest, pointer: joinPointer(place.pointer, token), schemaPath: `${place.schemaPath}/${path}` };
}

/** Applies a schema without reporting its errors. */
export function attempt(
  { evaluate }: Evaluation,
  schema: Json,
  value: Json,
  place: Place,
): { seen: Seen; errors: SchemaError[] } {
  const errors: SchemaError[] = [];
  return { seen: evaluate(schema, value, { ...place, errors }), errors };
}
