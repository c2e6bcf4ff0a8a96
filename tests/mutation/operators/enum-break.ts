import type { Operator } from './operator';

/** Values that no list of ours holds; `const` is a list of one. */
export const enumBreak: Operator[] = ['enum', 'const'].map((keyword) => ({
  name: `${keyword}-break`,
  keyword,
  mutate: () => ['no_such_value', ''],
}));
