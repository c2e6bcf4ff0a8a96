import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import type { MergeSchema } from '../schema/merge-schema';
import type { Direction } from '#core/schema/direction';
import { sampleSchema } from './sample-schema';

/** Far more than a reader wants to see; keeps the sample of a huge description small. */
const MAX_VALUES = 150;

/**
 * Makes a value that matches `schema`, for a description without an example: deterministic, bounded, without endless nesting.
 * Includes only the required fields of a request, or all if none is required; a response has all.
 */
export function buildSample(schema: Schema, direction: Direction, merge: MergeSchema): Json {
  const context = { direction, merge, ancestors: [], budget: { left: MAX_VALUES } };
  return sampleSchema(schema, context) ?? null;
}
