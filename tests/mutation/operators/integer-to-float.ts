import type { Operator } from './operator';

export const integerToFloat: Operator = {
  name: 'integer-to-float',
  keyword: 'entry',
  mutate: (value, _schema, { types }) =>
    typeof value === 'number' && types.has('integer') && !types.has('number') ? [value + 0.5] : [],
};
