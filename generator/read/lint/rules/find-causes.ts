import type { SchemaError } from '#core/contracts/validators';
import type { ExplainedError } from '#core/schema/explain-error';
import { isUnknownMember, pointerOf } from '#core/schema/error-kinds';
import type { RuleLocation } from '../redocly';
import type { SchemaCollection } from './schema-collection';

/**
 * The schema that an example does not match: the location of the keyword that it violates, or of the whole schema for an unknown
 * member.
 */
export interface Cause {
  schema: RuleLocation;
  keyword?: string;
}

/** An error of an example, with the data that shows whether the example or the schema is wrong. */
export interface Caused {
  error: ExplainedError;
  location: Pick<RuleLocation, 'source' | 'pointer'>;
  /** The location of the example. */
  example: RuleLocation;
  cause?: Cause;
  /** For an object with several variants: the keywords that it violates in them. */
  variantCauses?: Cause[];
}

/** Finds the schema that causes an error of an example; `errors` are all errors of the validator, with their schemas. */
export function findCause(
  error: ExplainedError,
  errors: readonly SchemaError[],
  collection: SchemaCollection,
): Pick<Caused, 'cause' | 'variantCauses'> {
  const { keyword, instancePath, pointer } = error;
  const raw = errors.find(
    (one) => one.keyword === keyword && one.instancePath === instancePath && pointerOf(one) === pointer,
  );
  return {
    cause: raw && causeOf(raw, collection),
    variantCauses: variantCausesOf(error, errors, collection),
  };
}

/** Returns the location of the schema that an error comes from. */
function causeOf(error: SchemaError, collection: SchemaCollection): Cause | undefined {
  const written = collection.find(error.parentSchema);
  if (written === undefined) return undefined;
  const { location, schema } = written;
  if (schema[error.keyword] !== undefined) return { schema: location, keyword: error.keyword };
  return isUnknownMember(error) ? { schema: location } : undefined;
}

/** Returns the causes why a value matches none of its variants. */
function variantCausesOf(
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
