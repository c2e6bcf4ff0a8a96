import type { Operator } from './operator';

export const fewerItems: Operator = {
  name: 'minItems-1',
  keyword: 'minItems',
  mutate: (value, { minItems }) => (Array.isArray(value) ? [value.slice(0, Number(minItems) - 1)] : []),
};

/** The entries again and again until there is one too many. */
export const moreItems: Operator = {
  name: 'maxItems+1',
  keyword: 'maxItems',
  mutate: (value, { maxItems }) => (Array.isArray(value) ? [repeat(value, Number(maxItems) + 1)] : []),
};

export const duplicateItem: Operator = {
  name: 'duplicate-item',
  keyword: 'uniqueItems',
  mutate: (value) => (Array.isArray(value) ? [[...value, ...value.slice(0, 1)]] : []),
};

/** A list of `count` entries, those of `list` in turn; empty when there are none. */
export function repeat<Entry>(list: Entry[], count: number): Entry[] {
  return list.length === 0
    ? []
    : Array.from({ length: count }, (_, index) => list[index % list.length] as Entry);
}
