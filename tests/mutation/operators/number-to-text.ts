import type { Operator } from './operator';

export const numberToText: Operator = {
  name: 'number-to-text',
  keyword: 'entry',
  mutate: (value, _schema, { types }) =>
    typeof value === 'number' && !types.has('string') ? [String(value)] : [],
};
