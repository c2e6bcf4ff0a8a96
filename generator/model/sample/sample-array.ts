import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import type { SampleContext } from './sample-context';
import { sampleSchema } from './sample-schema';

/** More elements than these show nothing new. */
const MAX_ELEMENTS = 10;

/** An array with as many elements as it must have, one when it needs none. */
export function sampleArray(schema: Schema, context: SampleContext): Json {
  const tuple = schema.prefixItems.map((item) => sampleSchema(item, context) ?? null);
  const first = schema.items && sampleSchema(schema.items, context);
  if (first === undefined) return tuple;
  const least = schema.limits.find(({ keyword }) => keyword === 'minItems')?.value;
  const count = Math.min(Math.max(Number(least ?? 0) - tuple.length, tuple.length > 0 ? 0 : 1), MAX_ELEMENTS);
  return [...tuple, ...Array.from({ length: count }, () => first)];
}
