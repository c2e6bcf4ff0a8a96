import type { Json } from '#core/json/json';
import type { Operation, Property, Schema } from '../../../model/api/api-model';
import type { MergeSchema } from '../../../model/api/schema/merge-schema';

export interface WrongBody {
  cause: string;
  body: Json;
}

/**
 * Returns a small body that the schema of the operation does not accept: an empty one if a property is required, or else one
 * field with an invalid value. Undefined for an operation whose body accepts anything.
 */
export function wrongField({ requestBody }: Operation, merge: MergeSchema): WrongBody | undefined {
  const described = requestBody?.content[0]?.schema;
  if (described === undefined) return undefined;
  const { schema } = merge(described);
  return withoutRequired(schema) ?? withWrongValue(schema.properties, merge);
}

function withoutRequired({ properties, requiredOnly }: Schema): WrongBody | undefined {
  const sent = properties.filter(({ required, schema }) => required && !schema.readOnly);
  const known = new Set(properties.map(({ name }) => name));
  const required = [...sent.map(({ name }) => name), ...requiredOnly.filter((name) => !known.has(name))];
  if (required.length === 0) return undefined;
  const names = required.map((name) => `\`${name}\``).join(' and ');
  return { cause: `The body has no ${names}.`, body: {} };
}

function withWrongValue(properties: Property[], merge: MergeSchema): WrongBody | undefined {
  const writable = properties.filter(({ schema }) => !schema.readOnly);
  for (const refuse of [outOfList, tooLong, wrongType]) {
    for (const { name, schema } of writable) {
      const wrong = refuse(merge(schema).schema);
      if (wrong) return { cause: `\`${name}\` ${wrong.cause}.`, body: { [name]: wrong.value } };
    }
  }
  return undefined;
}

function outOfList(schema: Schema): { cause: string; value: Json } | undefined {
  return schema.enum && { cause: 'has a value that is not in its list', value: 'other-than-listed' };
}

function tooLong({ limits }: Schema): { cause: string; value: Json } | undefined {
  const limit = limits.find(({ keyword }) => keyword === 'maxLength');
  if (typeof limit?.value !== 'number') return undefined;
  return { cause: `is longer than ${limit.value} characters`, value: 'x'.repeat(limit.value + 1) };
}

function wrongType({ types }: Schema): { cause: string; value: Json } | undefined {
  if (types.length === 0) return undefined;
  if (types.includes('string')) return { cause: 'is an array and not a string', value: [] };
  return { cause: `is a string and not of type ${types.join(' or ')}`, value: 'text' };
}
