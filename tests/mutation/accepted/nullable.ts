import type { Operator } from '../operators/operator';

export const nullable: Operator = {
  name: 'null',
  keyword: 'entry',
  mutate: (_value, _schema, { types }) => (types.has('null') ? [null] : []),
};
