import { isObject } from '#core/json/json';
import { entriesOf, objectOf, textsOf } from '#core/json/read';
import type { Operator } from '../operators/operator';
import { without } from '../operators/without';

/** The object without each of its optional members. A member that another one needs goes together with it. */
export const omitted: Operator = {
  name: 'omit-optional',
  keyword: 'properties',
  inEveryUse: true,
  mutate: (value, { properties, dependentRequired }, { required }) =>
    isObject(value)
      ? entriesOf(properties)
          .filter(([name]) => name in value && !required.has(name))
          .map(([name]) => without(value, name, ...textsOf(objectOf(dependentRequired)[name])))
      : [],
};
