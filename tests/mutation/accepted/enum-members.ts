import { listOf } from '#core/json/read';
import type { Operator } from '../operators/operator';

export const everyEnumMember: Operator = {
  name: 'enum-member',
  keyword: 'enum',
  mutate: (_value, { enum: list }) => listOf(list),
};
