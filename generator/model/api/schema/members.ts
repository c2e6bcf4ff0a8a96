import type { JsonObject } from '#core/json/json';
import type { Contained, Property, Schema } from '../api-model';
import type { ModelContext } from '../model-context';
import { entriesOf, labelOf, objectOf } from '#core/json/read';
import { ownOrder, sortByOrder } from '#core/schema/member-order';
import { buildSchema } from './build-schema';

/** Builds `properties`, sorted by `x-order`, each with whether it is in `required`. */
export function buildProperties(
  raw: JsonObject,
  required: ReadonlySet<string>,
  context: ModelContext,
): Property[] {
  const properties = entriesOf(raw.properties).map(([name, property]) => ({
    name,
    required: required.has(name),
    schema: buildSchema(property, context),
  }));
  return sortByOrder(properties, ownOrder(raw));
}

/** Returns the names in `required` that have no property in the same schema. */
export function buildRequiredOnly(raw: JsonObject, required: ReadonlySet<string>): string[] {
  const properties = objectOf(raw.properties);
  return [...required].filter((name) => !Object.hasOwn(properties, name));
}

export function buildPatternProperties(raw: JsonObject, context: ModelContext): Schema['patternProperties'] {
  return entriesOf(raw.patternProperties).map(([pattern, schema]) => ({
    pattern,
    schema: buildSchema(schema, context),
  }));
}

/** Builds the schema of members without a property; `unevaluatedProperties` applies to the members that no part names. */
export function buildAdditionalProperties(
  raw: JsonObject,
  context: ModelContext,
): boolean | Schema | undefined {
  const value = raw.additionalProperties ?? raw.unevaluatedProperties;
  return value === undefined || typeof value === 'boolean' ? value : buildSchema(value, context);
}

/** Reads what the author calls the names of additional properties: `x-additionalPropertiesName`, in either schema. */
export function nameOfAdditional(raw: JsonObject): Pick<Schema, 'additionalName'> {
  const name =
    labelOf(objectOf(raw.additionalProperties)['x-additionalPropertiesName']) ??
    labelOf(raw['x-additionalPropertiesName']);
  return name === undefined ? {} : { additionalName: name };
}

/** Builds `contains`; without `minContains`, one element has to match. */
export function buildContains(raw: JsonObject, context: ModelContext): Contained[] {
  const { contains, minContains: least, maxContains: most } = raw;
  if (contains === undefined) return [];
  return [
    {
      schema: buildSchema(contains, context),
      least: typeof least === 'number' ? least : 1,
      ...(typeof most === 'number' && { most }),
    },
  ];
}
