import { describe, expect, test } from 'vitest';
import { findLosslessNumbers, restoreDigits } from '#core/json/lossless-numbers';

describe('finds what JavaScript prints as another number', () => {
  test.each([
    { title: 'an int64', given: 'maximum: 9223372036854775807', want: '9223372036854775807' },
    { title: 'a negative one', given: '{minimum: -9223372036854775807}', want: '-9223372036854775807' },
    { title: 'of JSON', given: '{"a":9007199254740993,"b":1}', want: '9007199254740993' },
    { title: 'of a list', given: '- 1\n- 9007199254740993 # odd\n', want: '9007199254740993' },
    { title: 'with a plus', given: 'a: +9007199254740993', want: '9007199254740993' },
    { title: 'in sixteens', given: 'a: 0x20000000000001', want: '9007199254740993' },
    { title: 'with decimals', given: 'a: 0.12345678901234567891', want: '0.12345678901234567891' },
    { title: 'with an exponent', given: 'a: 1234567890123456789e5', want: '1234567890123456789e5' },
  ])('$title', ({ given, want }) => {
    const { exact, lost } = findLosslessNumbers(['openapi: 3.1.0', given]);
    expect([...exact]).toEqual([[String(Number(want)), want]]);
    expect(lost).toEqual([]);
  });

  test.each([
    { title: 'a number that a double keeps', given: 'a: 9007199254740992' },
    {
      title: 'the same number in other words',
      given: 'a: 1.5000000000000000000\nb: 1.0e+21\nc: 1000000000000000000000',
    },
    { title: 'a text', given: 'a: "9223372036854775807"\nb: v9223372036854775807' },
    { title: 'a number in prose', given: 'a: up to 9223372036854775807 of them' },
    { title: 'an id', given: 'a: 123e4567-e89b-12d3-a456-4266141740009999' },
    {
      title: 'an id whose end begins as a binary number',
      given: 'a: d7ec72ba-af6d-4bbd-ba68-0bc72e5c26a1\nb: 1234567890123456',
    },
    { title: 'a code that begins as one', given: 'a: 0bc72e5c26a1ffff\nb: 0o99999999999999999' },
  ])('not $title', ({ given }) => {
    expect(findLosslessNumbers([given])).toEqual({ exact: new Map(), lost: [] });
  });

  test.each([
    {
      title: 'two numbers that are printed alike',
      given: ['a: 9223372036854775807', 'b: 9223372036854775806'],
      lost: 2,
    },
    {
      title: 'one that is written as it is printed',
      given: ['a: 9007199254740993', 'b: 9007199254740992'],
      lost: 1,
    },
    {
      title: 'one that a string contains',
      given: ['a: 9223372036854775807\nb: "9223372036854776000"'],
      lost: 1,
    },
    { title: 'one that is written with an exponent', given: ['a: 10000000000000000001\nb: 1e19'], lost: 1 },
    { title: 'one that is printed like many others', given: ['a: 1.00000000000000000001'], lost: 1 },
  ])('and gives up $title', ({ given, lost }) => {
    const found = findLosslessNumbers(given);
    expect(found.exact).toEqual(new Map());
    expect(found.lost).toHaveLength(lost);
  });
});

test('returns the locations of lost digits', () => {
  const { lost } = findLosslessNumbers(['a: 1', 'a:\n  - 9007199254740993\n  - 9007199254740992']);
  expect(lost).toEqual([{ written: '9007199254740993', printed: '9007199254740992', text: 1, offset: 7 }]);
});

test('restores integers only', () => {
  const { exact } = findLosslessNumbers([
    '[9223372036854775807, -9223372036854775808, 1234567890123456789e5]',
  ]);
  const restore = restoreDigits(exact);
  expect(restore('9223372036854776000 -9223372036854776000, 1.2345678901234569e+23.')).toBe(
    '9223372036854775807 -9223372036854775808, 1234567890123456789e5.',
  );
  const others = '92233720368547760001 19223372036854776000 0.9223372036854776000 9223372036854776000.5';
  expect(restore(others)).toBe(others);
  expect(restoreDigits(new Map())('9223372036854776000')).toBe('9223372036854776000');
});
