import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import type { SampleContext } from './sample-context';
import { authoredValue, sampleScalar, typeOf } from './sample-schema';

/** How far the required values may exceed the budget of a sample. */
const OVERDRAFT = 100;

/**
 * Returns the smallest value for a required member if the sample is full or the member would contain itself: only its required
 * members, each schema once. Returns `null` if there is no such value.
 */
export function minimalSample(schema: Schema, context: SampleContext): Json {
  const { schema: merged, refs, isNullable } = context.merge(schema);
  const authored = authoredValue(merged, isNullable);
  const value = authored === undefined ? sampleScalar(schema, context) : authored;
  if (value !== undefined) return value;
  const isAround = refs.some((ref) => context.minimalAncestors?.includes(ref));
  if (isNullable || isAround || context.budget.left < -OVERDRAFT) return null;
  context.budget.left -= 1;
  const inner: SampleContext = {
    ...context,
    minimalAncestors: [...(context.minimalAncestors ?? []), ...refs],
  };
  const type = typeOf(merged);
  if (type === 'array') return [];
  if (type === 'object') return minimalObject(merged, inner);
  const [branch] = [...merged.oneOf, ...merged.anyOf];
  return branch ? minimalSample(branch, inner) : null;
}

function minimalObject({ properties }: Schema, context: SampleContext): Json {
  const required = properties.filter((property) => property.required);
  return Object.fromEntries(required.map(({ name, schema }) => [name, minimalSample(schema, context)]));
}
