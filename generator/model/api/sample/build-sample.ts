import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import type { MergeSchema } from '../schema/merge-schema';
import type { Direction } from '#core/schema/direction';
import type { SampleContext } from './sample-context';
import { sampleSchema, typeOf } from './sample-schema';
import { withDiscriminator } from './with-discriminator';

/** Far more than a reader wants to see; keeps the sample of a huge description small. */
const MAX_VALUES = 150;

/**
 * Makes a value that matches `schema`, for a description without an example: deterministic, bounded, without endless nesting.
 * Includes only the required fields of a request, or all if none is required; a response has all.
 */
export function buildSample(schema: Schema, direction: Direction, merge: MergeSchema): Json {
  return sampleSchema(schema, startSample(direction, merge)) ?? null;
}

/** Makes a sample of each alternative of a union, in their order, as far as a reader wants to see; one of any other schema. */
export function buildSamples(schema: Schema, direction: Direction, merge: MergeSchema): Json[] {
  const context = startSample(direction, merge);
  const { schema: union } = merge(schema);
  const branches = typeOf(union) === 'object' ? [] : [...union.oneOf, ...union.anyOf];
  const samples = branches.flatMap((branch) => {
    const value = branch.types.join() === 'null' ? undefined : sampleSchema(branch, context);
    return value === undefined ? [] : [withDiscriminator(value, union, branch, context)];
  });
  return samples.length > 0 ? samples : [buildSample(schema, direction, merge)];
}

function startSample(direction: Direction, merge: MergeSchema): SampleContext {
  return { direction, merge, ancestors: [], budget: { left: MAX_VALUES } };
}
