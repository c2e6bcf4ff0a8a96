import { isObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { repeat } from '../operators/items';
import { objectWith } from '../operators/keys';
import type { Operator } from '../operators/operator';
import { longestMatch, keywordText } from '../schema/regular-expression';

/** A character of two UTF-16 units and one of two bytes: a limit counts characters, not units or bytes. */
const CHARACTERS = ['x', '🧾', 'ß'];

/** The value that stands exactly on a limit, on either side of it nothing else. */
export const bounds: readonly Operator[] = [
  {
    name: 'maxLength',
    keyword: 'maxLength',
    mutate: (_value, { maxLength }) => CHARACTERS.map((character) => character.repeat(Number(maxLength))),
  },
  {
    name: 'minLength',
    keyword: 'minLength',
    mutate: (_value, { minLength }) => CHARACTERS.map((character) => character.repeat(Number(minLength))),
  },
  {
    name: 'minimum',
    keyword: 'minimum',
    mutate: (_value, { minimum }) => [Number(minimum)],
  },
  {
    name: 'maximum',
    keyword: 'maximum',
    mutate: (_value, { maximum }) => [Number(maximum)],
  },
  {
    name: 'minItems',
    keyword: 'minItems',
    mutate: (value, { minItems }) => (Array.isArray(value) ? [repeat(value, Number(minItems))] : []),
  },
  {
    name: 'maxItems',
    keyword: 'maxItems',
    mutate: (value, { maxItems }) => (Array.isArray(value) ? [repeat(value, Number(maxItems))] : []),
  },
  {
    name: 'maxProperties',
    keyword: 'maxProperties',
    mutate: (_value, { maxProperties }) => [objectWith(Number(maxProperties), 'x')],
  },
  {
    name: 'key-length',
    keyword: 'propertyNames',
    mutate: (value, { propertyNames }) => {
      const { minLength, maxLength } = objectOf(propertyNames);
      const keys = [minLength, maxLength].flatMap((length) =>
        CHARACTERS.map((character) => character.repeat(Number(length))),
      );
      return isObject(value) ? keys.map((key) => ({ [key]: 'x' })) : [];
    },
  },
  {
    name: 'pattern-length',
    keyword: 'pattern',
    mutate: (_value, { pattern }) => {
      const longest = longestMatch(new RegExp(keywordText(pattern), 'u'));
      return longest === '' ? [] : [longest];
    },
  },
];
