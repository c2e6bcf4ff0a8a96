import { delimiterOf } from '#core/http/wire/expand-style';
import type { Json } from '#core/json/json';
import type { Parameter } from './api-model';
import type { MergeSchema } from './schema/merge-schema';
import { fitScalar } from './schema/values';

/**
 * Parses the example of a parameter that its author wrote as it is sent: `12,21` and `id[]=12,id[]=21` are two numbers if the
 * schema is a list of numbers. Keeps a string if the schema allows strings.
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 */
export function parseSerializedValue(
  value: Json,
  { name, schema, serialization }: Pick<Parameter, 'name' | 'schema' | 'serialization'>,
  merge: MergeSchema,
): Json {
  const { types, items } = merge(schema).schema;
  if (serialization.kind === 'content') return value;
  const isList = types.includes('array') && !types.includes('string');
  if (!isList || typeof value !== 'string' || value === '' || value.startsWith('['))
    return fitScalar(value, types);
  const parts = value.split(delimiterOf(serialization.style)).map((part) => withoutName(part.trim(), name));
  return items
    ? parts.map((part) => parseSerializedValue(part, { name, schema: items, serialization }, merge))
    : parts;
}

function withoutName(part: string, name: string): string {
  const start = [`${name}=`, `${name}[]=`].find((one) => part.startsWith(one)) ?? '';
  return part.slice(start.length);
}
