import type { Json } from '#core/json/json';
import type { Schema } from '../api-model';
import { minimalSample } from './minimal-sample';
import type { SampleContext } from './sample-context';
import { sampleSchema } from './sample-schema';

/** More elements would not show anything new. */
const MAX_ELEMENTS = 10;

/** Returns an array with the required number of elements, or with one if none is required. */
export function sampleArray(schema: Schema, context: SampleContext): Json {
  const tuple = schema.prefixItems.map((item) => sampleSchema(item, context) ?? minimalSample(item, context));
  const [contained] = schema.contains;
  const element = schema.items ?? contained?.schema;
  const first = element && sampleSchema(element, context);
  if (first === undefined) return tuple;
  const minItems = schema.limits.find(({ keyword }) => keyword === 'minItems')?.value;
  const least = Math.max(Number(minItems ?? 0), contained?.least ?? 0);
  const count = Math.min(Math.max(least - tuple.length, tuple.length > 0 ? 0 : 1), MAX_ELEMENTS);
  return [...tuple, ...Array.from({ length: count }, () => first)];
}
