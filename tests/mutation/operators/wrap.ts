import type { Operator } from './operator';

/** A list around one value. */
export const wrapInArray: Operator = {
  name: 'wrap-in-array',
  keyword: 'entry',
  mutate: (value, _schema, { types }) => (types.has('array') ? [] : [[value]]),
};

/** The first entry instead of its list. */
export const unwrapArray: Operator = {
  name: 'unwrap-array',
  keyword: 'entry',
  mutate: (value, _schema, { types }) =>
    Array.isArray(value) && value[0] !== undefined && !types.has('object') && typeof value[0] === 'object'
      ? [value[0]]
      : [],
};

/** A list as an object with its indexes as keys, which some languages send. */
export const arrayToObject: Operator = {
  name: 'array-to-object',
  keyword: 'entry',
  mutate: (value, _schema, { types }) =>
    Array.isArray(value) && !types.has('object') ? [Object.fromEntries(value.entries())] : [],
};
