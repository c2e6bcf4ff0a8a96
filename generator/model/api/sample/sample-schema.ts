import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import { sampleArray } from './sample-array';
import { withDiscriminator, withOwnDiscriminator } from './with-discriminator';
import type { SampleContext } from './sample-context';
import { sampleNumber } from './sample-number';
import { sampleObject } from './sample-object';
import { sampleString } from './sample-string';

type SampledType = Exclude<Schema['types'][number], 'null'>;

const SAMPLERS: Record<SampledType, (schema: Schema, context: SampleContext) => Json> = {
  string: sampleString,
  number: sampleNumber,
  integer: sampleNumber,
  boolean: () => true,
  array: sampleArray,
  object: sampleObject,
};

/** Returns a sample of `schema`; undefined if it would contain itself or the budget is used up. */
export function sampleSchema(schema: Schema, context: SampleContext): Json | undefined {
  if (context.budget.left <= 0) return undefined;
  context.budget.left -= 1;
  const { schema: merged, refs, isNullable } = context.merge(schema);
  if (refs.some((ref) => context.ancestors.includes(ref))) return undefined;
  const inner = { ...context, ancestors: [...context.ancestors, ...refs] };
  const authored = authoredValue(merged, isNullable);
  if (authored !== undefined) return authored;
  return sampleBranch(merged, inner) ?? withOwnDiscriminator(sampleType(merged, inner), schema, context);
}

/** Returns a sample of a scalar schema, whatever is left of the budget. */
export function sampleScalar(schema: Schema, context: SampleContext): Json | undefined {
  const { schema: merged } = context.merge(schema);
  const type = typeOf(merged);
  return type === undefined || type === 'object' || type === 'array'
    ? undefined
    : SAMPLERS[type](merged, context);
}

/**
 * Returns the value that the author wrote, from the most binding keyword. Programs that write descriptions use `default: null` for a
 * value without a default, so it only counts where the schema allows null; among the values of an enum, null is the last choice.
 */
export function authoredValue(schema: Schema, isNullable: boolean): Json | undefined {
  const { const: constant, examples, default: fallback, enum: values } = schema;
  const isDefault = fallback !== undefined && (fallback.value !== null || isNullable || allowsNull(schema));
  const all = values?.map(({ value }) => value) ?? [];
  return [
    ...(constant ? [constant.value] : []),
    ...examples.slice(0, 1),
    ...(isDefault ? [fallback.value] : []),
    ...all.filter((value) => value !== null),
    ...all,
  ][0];
}

/** Whether a sample of null is meant: the only type, or the value that the author wrote. */
export function saysNull(schema: Schema, { merge }: SampleContext): boolean {
  const { schema: merged, isNullable } = merge(schema);
  return merged.types.join() === 'null' || authoredValue(merged, isNullable) === null;
}

function allowsNull({ types, oneOf, anyOf }: Schema): boolean {
  return types.includes('null') || types.length + oneOf.length + anyOf.length === 0;
}

function sampleBranch(schema: Schema, context: SampleContext): Json | undefined {
  if (typeOf(schema) === 'object') return undefined; // sampleObject adds the members of the branch
  for (const branch of [...schema.oneOf, ...schema.anyOf]) {
    const value = branch.types.join() === 'null' ? undefined : sampleSchema(branch, context);
    if (value !== undefined) return withDiscriminator(value, schema, branch, context);
  }
  return undefined;
}

function sampleType(schema: Schema, context: SampleContext): Json {
  const type = typeOf(schema);
  return type === undefined ? null : SAMPLERS[type](schema, context);
}

/** Returns the first type that is not null; without one, the type that the keywords apply to. */
export function typeOf(schema: Schema): SampledType | undefined {
  const type = schema.types.find((candidate) => candidate !== 'null');
  if (type || schema.types.length > 0) return type;
  if (schema.properties.length > 0 || typeof schema.additionalProperties === 'object') return 'object';
  if (schema.items || schema.prefixItems.length + schema.contains.length > 0) return 'array';
  return schema.format === undefined ? undefined : 'string';
}
