import { isObject } from '#core/json/json';
import { entriesOf, textsOf } from '#core/json/read';
import type { Operator } from './operator';
import { without } from './without';

/** One member of a pair that must be sent together. */
export const dropDependent: Operator = {
  name: 'drop-dependent',
  keyword: 'dependentRequired',
  mutate: (value, { dependentRequired }) =>
    isObject(value)
      ? entriesOf(dependentRequired).flatMap(([name, needed]) =>
          name in value ? textsOf(needed).map((dependent) => without(value, dependent)) : [],
        )
      : [],
};
