import type { Json } from '#core/json/json';
import type { Property, Schema } from '../api-model';
import { allOfSchemas } from '../schema/merge-schema';
import { minimalSample } from './minimal-sample';
import type { SampleContext } from './sample-context';
import { sampleSchema, saysNull } from './sample-schema';

/** Returns an object with the members of its direction; a map has one. */
export function sampleObject(schema: Schema, context: SampleContext): Json {
  const whole = withBranch(schema, context);
  const shown = whole.properties.filter(({ schema: property }) => isShown(property, context));
  const entries = chosen(shown, context).flatMap(({ name, required, schema: property }): [string, Json][] => {
    const sample = sampleSchema(property, context);
    const isThere = sample !== undefined && (sample !== null || saysNull(property, context));
    const value = isThere ? sample : required ? minimalSample(property, context) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(shown.length === 0 ? sampleEntry(whole, context) : entries);
}

/** A property that refers to a schema has the direction of that. */
function isShown(property: Schema, { direction, merge }: SampleContext): boolean {
  const { readOnly, writeOnly } = merge(property).schema;
  return direction === 'request' ? !readOnly : !writeOnly;
}

function chosen(properties: Property[], { direction }: SampleContext): Property[] {
  const required = properties.filter((property) => property.required);
  return direction === 'request' && required.length > 0 ? required : properties;
}

/** Merges the object with the first branch of each group: `anyOf: [{required: [unit_price]}, …]` requires `unit_price`. */
function withBranch(schema: Schema, context: SampleContext): Schema {
  const groups = [schema, ...schema.allOf];
  const branches = groups.flatMap(({ oneOf: [one], anyOf: [any] }) =>
    [one, any].filter((branch) => branch !== undefined),
  );
  if (branches.length === 0) return schema;
  const others = groups.map((group) => ({ ...group, oneOf: [], anyOf: [], allOf: [] }));
  return context.merge(allOfSchemas([...others, ...branches])).schema;
}

function sampleEntry({ additionalProperties }: Schema, context: SampleContext): [string, Json][] {
  if (typeof additionalProperties !== 'object') return [];
  const value = sampleSchema(additionalProperties, context);
  return value === undefined ? [] : [['key', value]];
}
