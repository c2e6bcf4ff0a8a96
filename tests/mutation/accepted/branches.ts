import { listOf } from '#core/json/read';
import type { Operator } from '../operators/operator';

/** Values of examples for each branch, also those that another example shows. */
export const branches: readonly Operator[] = ['oneOf', 'anyOf'].map((keyword) => ({
  name: `${keyword}-branch`,
  keyword,
  mutate: (_value, schema, { samples }) =>
    listOf(schema[keyword]).flatMap((_, index) => samples(keyword, index).slice(0, 3)),
}));
