import { isObject } from '#core/json/json';
import { textsOf } from '#core/json/read';
import type { Operator } from './operator';
import { without } from './without';

export const dropRequired: Operator = {
  name: 'drop-required',
  keyword: 'required',
  mutate: (value, { required }) =>
    isObject(value) ? textsOf(required).flatMap((name) => (name in value ? [without(value, name)] : [])) : [],
};
