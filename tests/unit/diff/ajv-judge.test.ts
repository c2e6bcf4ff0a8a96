import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { PLANTED } from './fixtures';

/** Values of many kinds: what a schema takes shows in which of them it takes. */
const VALUES: Json[] = [
  ...[null, true, 0, 1, 1.5, 2, 3, 4, 5, 7, 8, 10, 12, 70, -1],
  ...[
    '',
    'a',
    'b',
    'ab',
    'abcdef',
    'abcdefghijkl',
    'red',
    'blue',
    'green',
    'purple',
    '2026-11-24',
    '2026-11-24T00:00:00Z',
  ],
  ...['percent_off', 'amount_off', 'amounts_off'],
  ...[
    [],
    ['a'],
    ['a', 'a'],
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['b', 1],
    ['a', 1, 'c'],
    [1],
    [1.5],
    ['a', 'a', 'a'],
  ],
  ...[
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  ],
  ...[
    {},
    { a: 'a' },
    { a: 1 },
    { b: 1 },
    { a: 'a', b: 1 },
    { a: 'a', b: 'b' },
    { a: 'a', c: 1 },
    { c: 1.5 },
    { b: 'b' },
  ],
  ...[{ 'x-a': 1 }, { Name: 'a' }, { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: 'f' }],
  Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}`, 'a'])),
  ...[{ kind: 'card' }, { kind: 'iban' }, { kind: 'cash' }, { kind: 'card', number: '12345678901' }],
];

function takenBy({ components }: JsonObject): Set<Json> {
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'memory:/', components });
  const validate = ajv.compile({ $ref: 'memory:/#/components/schemas/Thing' });
  return new Set(VALUES.filter((value) => validate(value)));
}

/** Where the validator is right by the letter and the verdict stays, with the reason. */
const REVIEWED: Record<string, string> = {
  'optional field': 'Nobody sends a field that is not described.',
  'required field that can only be read': 'It is never sent, which validators do not know.',
  'field that can only be written': 'It is new: nobody sent it, and it never arrives.',
  'field that can only be written, back': 'It never arrives, which validators do not know.',
  'exactly one of overlapping alternatives, back': 'Readers of either keyword expect all alternatives.',
  'object and a union in which it may fit twice, back':
    'The value fits the alternative that stays, which readers know.',
  'object and a union of two that both take it, back':
    'The value fits the alternative that stays, which readers know.',
  'value and a union in which it fits twice, back':
    'The value fits the alternative that stays, which readers know.',
};

const judged = [...PLANTED.values!, ...PLANTED.structures!].map((planted) => {
  const [before, after] = [takenBy(planted.base), takenBy(planted.head)];
  const refused = [...before].filter((value) => !after.has(value));
  const arriving = [...after].filter((value) => !before.has(value));
  return { ...planted, refused, arriving };
});

/** Whether a verdict such as `rule B/A` warns clients in a direction. */
function warns(expected: readonly string[], direction: 0 | 1): boolean {
  return expected.some((verdict) => /[BR]/.test(verdict.split(' ')[1]!.split('/')[direction]!));
}

describe('a validator, apart from the comparison,', () => {
  const refusing = judged.filter(({ refused }) => refused.length > 0);
  const growing = judged.filter(({ arriving }) => arriving.length > 0);

  it('judges a good part of the fixtures', () => {
    expect({ refusing: refusing.length > 60, growing: growing.length > 60 }).toEqual({
      refusing: true,
      growing: true,
    });
  });

  it.each(refusing.filter(({ name }) => !(name in REVIEWED)))(
    'refuses a value that was valid: $name',
    ({ expected, refused }) => {
      expect({ refused, isWarned: warns(expected, 0) }).toEqual({ refused, isWarned: true });
    },
  );

  it.each(growing.filter(({ name }) => !(name in REVIEWED)))(
    'meets a value that was not valid: $name',
    ({ expected, arriving }) => {
      expect({ arriving, isWarned: warns(expected, 1) }).toEqual({ arriving, isWarned: true });
    },
  );

  it('disagrees only where somebody reviewed it', () => {
    const differing = judged.filter(
      ({ expected, refused, arriving }) =>
        (refused.length > 0 && !warns(expected, 0)) || (arriving.length > 0 && !warns(expected, 1)),
    );
    expect(differing.map(({ name }) => name).toSorted()).toEqual(Object.keys(REVIEWED).toSorted());
  });

  it.each(judged.filter(({ expected }) => expected.length === 0))(
    'sees no difference: $name',
    ({ refused, arriving }) => {
      expect({ refused, arriving }).toEqual({ refused: [], arriving: [] });
    },
  );
});
