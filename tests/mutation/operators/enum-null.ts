import type { Operator } from './operator';

export const enumNull: Operator = {
  name: 'enum-null',
  keyword: 'enum',
  mutate: (_value, _schema, { types }) => (types.has('null') ? [] : [null]),
};
