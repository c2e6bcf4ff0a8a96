import { isObject, objectOf, listOf, entriesOf } from '../../../generator/model/raw';
import type { Operator } from './operator';

/** What a `not` names, put into the value: null where a condition asks for something. */
export const forbidden: Operator = {
  name: 'forbidden-null',
  keyword: 'not',
  mutate: (value, { not }) => {
    const branches =
      objectOf(not).anyOf === undefined ? [objectOf(not)] : listOf(objectOf(not).anyOf).map(objectOf);
    const names = branches.flatMap(({ properties }) => entriesOf(properties).map(([name]) => name));
    return isObject(value) ? names.map((name) => ({ ...value, [name]: null })) : [];
  },
};
