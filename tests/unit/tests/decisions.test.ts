import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAX_LINES = 25;
const records = readdirSync('docs/_decisions').sort();

test('each record of a decision has the next number, which its title repeats', () => {
  const numbers = records.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(records.map((_, index) => index + 1));
});

test.each(records)('%s is short, says its number and has the three headings', (name) => {
  const text = readFileSync(`docs/_decisions/${name}`, 'utf8');
  const lines = text.trimEnd().split('\n');
  expect(lines[0]).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  expect(text.match(/^\*\*\w+\.\*\*/gm)).toEqual(['**Context.**', '**Decision.**', '**Consequences.**']);
});
