import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import type { MergeSchema } from '../schema/merge-schema';
import type { Direction } from '#core/schema/direction';
import { sampleSchema } from './sample-schema';

/** Far more than a reader wants to see; keeps a sample of a huge description small. */
const MAX_VALUES = 150;

/**
 * A value that fits `schema`, made when the description has no example: deterministic, bounded, without endless
 * nesting. Fields of a request are the required ones, or all when none is required; a response has all.
 */
export function buildSample(schema: Schema, direction: Direction, merge: MergeSchema): Json {
  const context = { direction, merge, ancestors: [], budget: { left: MAX_VALUES } };
  return sampleSchema(schema, context) ?? null;
}
