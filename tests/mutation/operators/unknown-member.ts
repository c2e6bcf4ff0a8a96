import { isObject, type Json } from '#core/json/json';
import type { Operator } from './operator';

/** A member that nobody has described. */
export const extraMember: Operator = {
  name: 'extra-member',
  keyword: 'entry',
  mutate: (value, _schema, { isClosed }) =>
    isObject(value) && isClosed ? [{ ...value, no_such_member: 'x' }] : [],
};

/** Each member once with its last letter doubled. */
export const typoInName: Operator = {
  name: 'typo-in-name',
  keyword: 'unevaluatedProperties',
  mutate: (value) =>
    isObject(value) ? Object.keys(value).map((name) => renamed(value, name, name + name.slice(-1))) : [],
};

function renamed(value: Record<string, Json>, name: string, instead: string): Json {
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key === name ? instead : key, member]),
  );
}
