import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import type { SampleContext } from './sample-context';
import { authoredValue, sampleScalar, typeOf } from './sample-schema';

/** How far the required values may exceed the budget of a sample. */
const MOST_BEYOND = 100;

/**
 * Returns the smallest value for a required member if the sample is full or the member would contain itself: only its required
 * members, each schema once. Returns `null` if there is no such value.
 */
export function leastValue(schema: Schema, context: SampleContext): Json {
  const { schema: merged, refs, isNullable } = context.merge(schema);
  const value = sampleScalar(schema, context) ?? authoredValue(merged);
  if (value !== undefined) return value;
  const isAround = refs.some((ref) => context.least?.includes(ref));
  if (isNullable || isAround || context.budget.left < -MOST_BEYOND) return null;
  context.budget.left -= 1;
  const inner = { ...context, least: [...(context.least ?? []), ...refs] };
  const type = typeOf(merged);
  if (type === 'array') return [];
  if (type === 'object') return leastObject(merged, inner);
  const [branch] = [...merged.oneOf, ...merged.anyOf];
  return branch ? leastValue(branch, inner) : null;
}

function leastObject({ properties }: Schema, context: SampleContext): Json {
  const required = properties.filter((property) => property.required);
  return Object.fromEntries(required.map(({ name, schema }) => [name, leastValue(schema, context)]));
}
