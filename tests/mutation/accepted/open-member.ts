import { isObject } from '#core/json/json';
import type { Operator } from '../operators/operator';

/** Where the description lets any member in, one that nobody has named. */
export const openMember: Operator = {
  name: 'open-member',
  keyword: 'additionalProperties',
  mutate: (value, { additionalProperties }) =>
    isObject(value) && additionalProperties === true ? [{ ...value, no_such_member: 'x' }] : [],
};
