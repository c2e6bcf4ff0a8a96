import { isObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { Operator } from './operator';

/** Members with invented keys, each with the value of the first member. */
export const moreKeys: Operator = {
  name: 'maxProperties+1',
  keyword: 'maxProperties',
  mutate: (value, { maxProperties }) =>
    isObject(value) ? [objectWith(Number(maxProperties) + 1, Object.values(value)[0] ?? 'x')] : [],
};

export const longKey: Operator = {
  name: 'long-key',
  keyword: 'propertyNames',
  mutate: (value, { propertyNames }) =>
    isObject(value) ? [{ ...value, ['k'.repeat(Number(objectOf(propertyNames).maxLength) + 1)]: 'x' }] : [],
};

export const shortKey: Operator = {
  name: 'short-key',
  keyword: 'propertyNames',
  mutate: (value, { propertyNames }) =>
    isObject(value) ? [{ ...value, ['k'.repeat(Number(objectOf(propertyNames).minLength) - 1)]: 'x' }] : [],
};

/** An object of `count` members. */
export function objectWith<Value>(count: number, value: Value): Record<string, Value> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key_${index}`, value]));
}
