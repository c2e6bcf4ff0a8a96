import type { Schema } from '../api-model';
import type { MergeSchema } from './merge-schema';

/** Returns which kind of values with others inside a schema takes; undefined for none. */
export function kindOf(schema: Schema, merge: MergeSchema): 'array' | 'object' | undefined {
  const { types } = merge(schema).schema;
  return (['array', 'object'] as const).find((type) => types.includes(type));
}
