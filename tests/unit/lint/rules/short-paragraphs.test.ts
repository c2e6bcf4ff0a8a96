import { expect, test } from 'vitest';
import { lintContact } from '../../../builders/lint-files';

const lint = (contact: object, options = {}) => lintContact('short-paragraphs', contact, options);

const words = (count: number) => 'A `customer or provider` buys. '.repeat(count / 3).trim();

test('names the paragraph, its length and what to write instead', async () => {
  expect(await lint({ description: `Short.\n\n${words(63)}` })).toMatchInlineSnapshot(`
    "Contact.yaml:2:14  error  house/short-paragraphs
      The paragraph "A \`customer or provider\` buys. A \`custom…" has 63 words. Split it, or write a list: at most 60 words.
      at #/description
    "
  `);
});

test('reads the notes of an object, too', async () => {
  expect(await lint({ 'x-notes': [{ text: words(63) }] })).toContain('house/short-paragraphs');
});

test('takes its limit from the configuration', async () => {
  expect(await lint({ description: 'A customer.' }, { words: 1 })).toContain('at most 1 words');
});

test.each([
  { title: 'a paragraph of sixty words', description: words(60) },
  { title: 'several short paragraphs', description: `${words(30)}\n\n${words(42)}` },
])('accepts $title', async ({ description }) => {
  expect(await lint({ description })).toBe('');
});
