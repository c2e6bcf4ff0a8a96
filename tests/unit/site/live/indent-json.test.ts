import { expect, test } from 'vitest';
import { indentJson } from '../../../../site/src/live/indent-json';

test.each([
  '{"a":[1,{"b":"x, y: {\\"}"},[],{}],"c":null}',
  '[[["deep"]],true,false,-1.5]',
  '"text"',
  '7',
  '{}',
])('indents %s as JSON.stringify does', (text) => {
  expect(indentJson(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
});

test('keeps the digits that a double does not have', () => {
  expect(indentJson('[12345678901234567890, 1.10]')).toBe('[\n  12345678901234567890,\n  1.10\n]');
});

test.each(['', '{', '<p>', "{'a':1}", '1 2'])('leaves %j alone', (text) => {
  expect(indentJson(text)).toBeUndefined();
});

test('deep nesting takes no more than its length and an indent for each line', () => {
  const depth = 5000;
  const indented = indentJson('['.repeat(depth) + ']'.repeat(depth));
  expect(indented?.length).toBeLessThan(depth * 2 * 82);
});
