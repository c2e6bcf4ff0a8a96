import type { Operator } from './operator';

/** Values that no list of ours holds; `const` is a list of one. */
export const enumBreak: Operator[] = ['enum', 'const'].map((keyword) => ({
  name: `${keyword}-break`,
  keyword,
  mutate: () => ['no_such_value', ''],
}));

/** A value that the list of a base holds, but that is not the one of this schema. */
export const otherConst: Operator = {
  name: 'const-other',
  keyword: 'const',
  mutate: (_value, { const: only }, { listed }) => listed.filter((value) => value !== only).slice(0, 1),
};
