import type { JsonObject } from '../../bundle/bundled-description';
import type { Schema } from '../api-model';
import type { ModelContext } from '../model-context';
import { entriesOf, listOf, objectOf, textsOf } from '../raw';
import { buildSchema } from './build-schema';

type ObjectMembers = Pick<
  Schema,
  'properties' | 'requiredOnly' | 'patternProperties' | 'additionalProperties' | 'propertyNames'
>;

/** The keywords about the members of an object. A boolean `required` of a property (OpenAPI 2) is no list of names. */
export function buildObjectMembers(raw: JsonObject, context: ModelContext): ObjectMembers {
  const properties = objectOf(raw.properties);
  const required = new Set(textsOf(raw.required));
  return {
    properties: Object.entries(properties).map(([name, property]) => ({
      name,
      required: required.has(name),
      schema: buildSchema(property, context),
    })),
    requiredOnly: [...required].filter((name) => !Object.hasOwn(properties, name)),
    patternProperties: entriesOf(raw.patternProperties).map(([pattern, schema]) => ({
      pattern,
      schema: buildSchema(schema, context),
    })),
    additionalProperties: buildAdditionalProperties(raw, context),
    propertyNames: raw.propertyNames === undefined ? undefined : buildSchema(raw.propertyNames, context),
  };
}

function buildAdditionalProperties(raw: JsonObject, context: ModelContext): boolean | Schema | undefined {
  const value = raw.additionalProperties ?? (raw.unevaluatedProperties === false ? false : undefined);
  return value === undefined || typeof value === 'boolean' ? value : buildSchema(value, context);
}

/** The keywords about the elements of an array. */
export function buildArrayMembers(
  raw: JsonObject,
  context: ModelContext,
): Pick<Schema, 'items' | 'prefixItems'> {
  return {
    items: raw.items === undefined ? undefined : buildSchema(raw.items, context),
    prefixItems: listOf(raw.prefixItems).map((item) => buildSchema(item, context)),
  };
}
