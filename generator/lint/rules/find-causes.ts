import type { SchemaError } from '#core/contracts/validators';
import type { ExplainedError } from '#core/schema/explain-error';
import { isUnknownMember, pointerOf } from '#core/schema/relevant-errors';
import type { RuleLocation } from '../redocly';
import type { SchemaCollection } from './schema-collection';

/** The schema that an example does not fit: the place of the keyword that it breaks, or of all when it knows no such member. */
export interface Cause {
  schema: RuleLocation;
  keyword?: string;
}

/** What an example has against its schema, as far as it says whose mistake it is. */
export interface Caused {
  error: ExplainedError;
  location: Pick<RuleLocation, 'source' | 'pointer'>;
  /** The place of the example. */
  example: RuleLocation;
  cause?: Cause;
  /** Of an object that may have several forms: what breaks them. */
  forms?: Cause[];
}

/** What an error of an example rests on; `errors` are all of the validator, with their schemas. */
export function findCause(
  error: ExplainedError,
  errors: readonly SchemaError[],
  collection: SchemaCollection,
): Pick<Caused, 'cause' | 'forms'> {
  const { keyword, instancePath, pointer } = error;
  const raw = errors.find(
    (one) => one.keyword === keyword && one.instancePath === instancePath && pointerOf(one) === pointer,
  );
  return { cause: raw && causeOf(raw, collection), forms: formsOf(error, errors, collection) };
}

/** Where the schema is written that an error comes from. */
function causeOf(error: SchemaError, collection: SchemaCollection): Cause | undefined {
  const written = collection.find(error.parentSchema);
  if (written === undefined) return undefined;
  const { location, schema } = written;
  if (schema[error.keyword] !== undefined) return { schema: location, keyword: error.keyword };
  return isUnknownMember(error) ? { schema: location } : undefined;
}

/** What is wrong with the forms that a value may have, where it has none of them. */
function formsOf(
  { instancePath }: ExplainedError,
  errors: readonly SchemaError[],
  collection: SchemaCollection,
) {
  const inside = errors.filter((one) => `${one.instancePath}/`.startsWith(`${instancePath}/`));
  const isChoice = inside.some(
    (one) => ['anyOf', 'oneOf'].includes(one.keyword) && one.instancePath === instancePath,
  );
  return isChoice ? inside.flatMap((one) => causeOf(one, collection) ?? []) : [];
}
