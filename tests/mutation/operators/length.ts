import type { Operator } from './operator';

export const longer: Operator = {
  name: 'maxLength+1',
  keyword: 'maxLength',
  mutate: (_value, { maxLength }) => ['x'.repeat(Number(maxLength) + 1)],
};

export const shorter: Operator = {
  name: 'minLength-1',
  keyword: 'minLength',
  mutate: (_value, { minLength }) => ['x'.repeat(Number(minLength) - 1)],
};
