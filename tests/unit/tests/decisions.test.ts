import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAX_LINES = 25;
const records = readdirSync('docs/_decisions').sort();

test('each record of a decision has the next number, which its title repeats', () => {
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(records.map((_, index) => index + 1));
});

test.each(records)('%s is short and says its number', (name) => {
  const lines = readFileSync(`docs/_decisions/${name}`, 'utf8').trimEnd().split('\n');
  expect(lines[0]).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
});
