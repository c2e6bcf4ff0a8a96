import type { Operator } from './operator';

export const belowMinimum: Operator = {
  name: 'minimum-1',
  keyword: 'minimum',
  mutate: (_value, { minimum }) => [Number(minimum) - 1],
};

export const aboveMaximum: Operator = {
  name: 'maximum+1',
  keyword: 'maximum',
  mutate: (_value, { maximum }) => [Number(maximum) + 1],
};
