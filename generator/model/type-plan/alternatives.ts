import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Schema } from '../api/api-model';
import { emptySchema } from '../api/schema/empty-schema';

/** The alternatives of a schema, each as a whole value, and whether another group of them is left out. */
interface Alternatives {
  schemas: readonly Schema[];
  isPartial: boolean;
}

/** The schemas made here, so that both directions have the same. */
const known = new WeakMap<Schema, Alternatives>();

/**
 * Returns the alternatives of a merged schema: each alternative also has the properties of the schema around it. Branches
 * that only require members do not count.
 */
export function alternativesOf(schema: Schema): Alternatives {
  return getOrInsertComputed(known, schema, findAlternatives);
}

function findAlternatives(schema: Schema): Alternatives {
  const { oneOf, anyOf, allOf } = schema;
  const groups = [oneOf, anyOf].map((group) => group.filter(saysMore)).filter(({ length }) => length > 0);
  const [group = [], ...others] = groups;
  return {
    schemas: group.map((alternative) => asWhole(schema, alternative)),
    isPartial: others.length > 0 || allOf.length > 0,
  };
}

/** Whether an alternative is more than a list of required members, which no type tells apart. */
function saysMore({ requiredOnly, ref, types, properties, allOf, oneOf, anyOf, ...others }: Schema): boolean {
  if (requiredOnly.length === 0) return true;
  const { items, enum: values, const: constant } = others;
  const isStructured = properties.length + allOf.length + oneOf.length + anyOf.length > 0;
  const isObject = types.length === 0 || (types.length === 1 && types[0] === 'object');
  return ref !== undefined || isStructured || !isObject || [items, values, constant].some(Boolean);
}

function asWhole(schema: Schema, alternative: Schema): Schema {
  const { properties, requiredOnly, types, format, patternProperties } = schema;
  if (alternative.isExact) return alternative;
  const hasMembers = properties.length + requiredOnly.length + patternProperties.length > 0;
  if (hasMembers) {
    const base = {
      ...schema,
      oneOf: [],
      anyOf: [],
      allOf: [],
      discriminator: undefined,
      variants: undefined,
    };
    return { ...emptySchema(), title: alternative.title, allOf: [base, alternative] };
  }
  const isOpen =
    alternative.types.length === 0 && alternative.ref === undefined && alternative.allOf.length === 0;
  return isOpen && types.length > 0
    ? { ...alternative, types, format: alternative.format ?? format }
    : alternative;
}
