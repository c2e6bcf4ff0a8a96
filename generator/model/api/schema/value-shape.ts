import type { ValueShape } from '#core/http/wire/value-shape';
import type { Json } from '#core/json/json';
import type { Schema, SchemaType } from '../api-model';
import type { MergeSchema } from './merge-schema';

/** Values that are nested deeper are JSON in all styles but deep objects. */
const MAX_DEPTH = 5;

/** Returns the part of a schema by which text is read as its values. */
export function valueShapeOf(schema: Schema, merge: MergeSchema, depth = 1): ValueShape {
  const branches = branchesOf(schema, merge);
  const types = [...new Set(branches.flatMap(typesOf))];
  if (depth === MAX_DEPTH) return { types };
  const inside = (one: Schema) => valueShapeOf(one, merge, depth + 1);
  const properties = branches.flatMap((branch) => branch.properties);
  const items = branches.flatMap((branch) => branch.items ?? [])[0];
  const prefix = branches.map(({ prefixItems }) => prefixItems).find((list) => list.length > 0);
  const others = branches.map(othersOf).find((one) => one !== undefined);
  return {
    types,
    ...(items && { items: inside(items) }),
    ...(prefix && { prefix: prefix.map(inside) }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map(({ name, schema: own }) => [name, inside(own)])),
    }),
    ...(others !== undefined && { others: others === true ? { types: [] } : inside(others) }),
  };
}

/** Returns a schema and its alternatives. */
function branchesOf(schema: Schema, merge: MergeSchema): Schema[] {
  const { schema: merged } = merge(schema);
  return [merged, ...[...merged.oneOf, ...merged.anyOf].map((branch) => merge(branch).schema)];
}

/** Returns the schema of members without a property. An object with properties has such members only if its schema says so. */
function othersOf({ types, properties, additionalProperties: others }: Schema): Schema | true | undefined {
  if (others === false || !(types.includes('object') || others !== undefined)) return undefined;
  return others ?? (properties.length === 0 ? true : undefined);
}

function typesOf({ types, properties, items, enum: values, const: only }: Schema): SchemaType[] {
  if (types.length > 0) return types;
  const listed = [...(values ?? []).map(({ value }) => value), ...(only ? [only.value] : [])];
  if (listed.length > 0) return listed.map(typeOf);
  if (properties.length > 0) return ['object'];
  return items ? ['array'] : [];
}

function typeOf(value: Json): SchemaType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as 'string' | 'number' | 'boolean' | 'object';
}
