import { expect, test } from 'vitest';
import { lintContact } from '../../../builders/lint-files';

const lint = (contact: object, options = {}) => lintContact('no-doubt', contact, options);

test('names the place, the words and what to write instead', async () => {
  expect(await lint({ description: 'A customer. What it holds is our\nreading.' })).toMatchInlineSnapshot(`
    "Contact.yaml:2:14  error  house/no-doubt
      "our reading" doubts what it says, or tells where it comes from. Write the fact, and what it rests on in its decision.
      at #/description
    "
  `);
});

test.each([
  'By another reading, there are five.',
  'Up to 1,000; another reading gives 200.',
  'The names of the operations are ours.',
  'What changed, as far as it is publicly known.',
  'No public change record.',
  'The meanings are common knowledge.',
  'Unless the product defines it, the type is a string.',
  '`x-decisions` sums up each decision.',
  'We assume that a customer has one address.',
  'The customer is probably a person.',
  'The limit is not known.',
  'The body is not documented.',
  "The body isn't documented.",
  'Not required, but needed in practice.',
])('refuses "%s"', async (text) => {
  expect(await lint({ 'x-notes': [{ text }] })).toContain('house/no-doubt');
});

test.each([
  'The body is an assembly of parts.',
  'Unknown fields return 422.',
  'A reading of the meter.',
  'The language of your choice.',
  'Known to the customer.',
  'The specification of the product.',
])('accepts "%s"', async (description) => {
  expect(await lint({ description })).toBe('');
});

test('takes words from the configuration', async () => {
  const printed = await lint({ description: 'Rumor has it.' }, { words: { '\\brumors?\\b': 'the fact' } });
  expect(printed).toContain('"Rumor" doubts what it says, or tells where it comes from. Write the fact.');
});

test('leaves out the extensions that hold the sources', async () => {
  const why = { 'x-why': { one: { text: 'The name is our choice.' } } };
  expect(await lint(why)).toContain('our choice');
  expect(await lint(why, { sources: ['x-why'] })).not.toContain('house/no-doubt');
});
