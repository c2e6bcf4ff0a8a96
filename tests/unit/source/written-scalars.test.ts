import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { parseWritten } from '../../../generator/read/source/written-scalars';

/** Parses YAML, and returns its value with the scalars that are passed on, as `key: source`. */
function parse(text: string) {
  const found: string[] = [];
  const result = parseWritten(text, load, (_, key, scalar) => {
    expect(text.startsWith(scalar.text, scalar.offset)).toBe(true);
    found.push(`${key}: ${scalar.text}`);
  });
  return { parsed: result?.parsed, found };
}

test.each<[text: string, value: unknown, written: string[]]>([
  ['zip: 01234\n', { zip: 1234 }, ['zip: 01234']],
  ['phone: +41791234567 # of the office\n', { phone: 41791234567 }, ['phone: +41791234567']],
  ['{ a: 1.10, b: 2.0 }', { a: 1.1, b: 2 }, ['a: 1.10', 'b: 2.0']],
  ['- 0x1F\n- 1e3\n- 0o17\n', [31, 1000, 15], ['0: 0x1F', '1: 1e3', '2: 0o17']],
  ['- - .50\n  - - -01\n', [[0.5, [-1]]], ['0: .50', '0: -01']],
  ['a:\n  01234\n', { a: 1234 }, ['a: 01234']],
  ['list: [\n  1.10,\n  2.0\n]\n', { list: [1.1, 2] }, ['0: 1.10', '1: 2.0']],
  ['on: True\noff: FALSE\n', { on: true, off: false }, ['on: True', 'off: FALSE']],
  ['id: 9007199254740993\n', { id: 9007199254740992 }, ['id: 9007199254740993']],
  ['{"a": 1.10, "b": [1e3]}', { a: 1.1, b: [1000] }, ['a: 1.10', '0: 1e3']],
  ['a: &a { zip: 01234 }\nb: *a\n', { a: { zip: 1234 }, b: { zip: 1234 } }, ['zip: 01234']],
])('%j has %j, and is written differently', (text, value, written) => {
  expect(parse(text)).toEqual({ parsed: value, found: written });
  expect(load(text)).toEqual(value);
});

test.each([
  'a: 1234\nb: [0.5, -7, 0, 12]\nc: true\n',
  'a: 2024-01-01\nb: yes\nc: 12:30\nd: 1.2.3\ne: "01234"\n',
  'a: 0x\nb: 1e\nc: 0o8\n',
])('%j has only scalars whose values tell all', (text) => {
  expect(parse(text)).toEqual({ parsed: undefined, found: [] });
});

test.each([
  'a: |\n  zip: 01234\nb: 01\n',
  'a: |-\n  - 01234\nb: 01\n',
  'a: "one, 01234, two"\nb: 01\n',
  "a: 'one:\n  01234'\nb: 01\n",
  'a: 01234\n  and more\nb: 01\n',
])('the string of %j stays a string', (text) => {
  const { parsed, found } = parse(text);
  expect(parsed).toEqual(load(text));
  expect(found).toEqual(['b: 01']);
});

test('YAML whose key would change is parsed as it is', () => {
  expect(parse('one, 01234, two: 02\n').parsed).toBeUndefined();
});
