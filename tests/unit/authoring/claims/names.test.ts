import { describe, expect, test } from 'vitest';
import { isHeaderRow } from '../../../../authoring/claims/read/header-row';
import { isLinkLine, isName, isNameAt } from '../../../../authoring/claims/read/names';

describe('a name', () => {
  test.each([
    '## Refund an invoice',
    '### Edit a final invoice',
    'More examples',
    'Tax ID',
    'List invoices',
    'A sale to a consumer',
    'Open in the console',
    'The account behind the key',
    'Price',
  ])('can be: %s', (words) => {
    expect(isName(words)).toBe(true);
  });

  test.each([
    { title: 'a verb', words: '## Invoices are final' },
    { title: 'a verb of an event', words: 'The tax authority rejected the data' },
    { title: 'what must be', words: 'A record that must stay' },
    { title: 'a negation', words: '## No registration, no tax' },
    { title: 'a limit', words: 'Body only' },
    { title: 'an order', words: '## Before you start' },
    { title: 'a number', words: 'The seven days' },
    { title: 'a digit', words: '80 of the price' },
    { title: 'a unit', words: 'Amount in cents' },
    { title: 'code', words: '### `date`, with a format' },
    { title: 'a value', words: '{count} calls' },
    { title: 'an element', words: '## <Status 406>' },
    { title: 'a link', words: '### [Invoices](./record-sales.mdx)' },
    { title: 'a stop', words: 'Paid.' },
    { title: 'a lead', words: 'Send these:' },
    { title: 'many words', words: 'a list of the records that all sellers of one platform see' },
  ])('has not: $title', ({ words }) => {
    expect(isName(words)).toBe(false);
  });
});

test.each([
  { at: 'title', words: 'Refunds', want: true },
  { at: 'keywords', words: 'money back', want: false },
  { at: 'post.x-request-examples.default.summary', words: 'A sale to a business', want: true },
  { at: 'summary', words: 'Invoices are deleted', want: false },
  { at: 'properties.state.description', words: 'State of the invoice', want: false },
])('$words at $at is a name: $want', ({ at, words, want }) => {
  expect(isNameAt(at, words)).toBe(want);
});

describe('a line of links', () => {
  test.each([
    'See [Connect](./guides/connect/index.mdx).',
    '[Webhooks](./webhooks.mdx) and [record refunds](../record-refunds.mdx#refund)',
    'Read the [tax IDs](./tax-id-validation.mdx) and the [reports](./download-reports.mdx).',
  ])('can be: %s', (sentence) => {
    expect(isLinkLine(sentence)).toBe(true);
  });

  test.each([
    { title: 'another address', sentence: 'See [Connect](./guides/webhooks.mdx).' },
    { title: 'words that say something', sentence: '[Webhooks](./webhooks.mdx) arrive late.' },
    { title: 'a negation', sentence: '[Webhooks](./webhooks.mdx), not [reports](./reports.mdx).' },
    { title: 'an element', sentence: 'See [Connect](./connect.mdx) and <Field Invoice.number>.' },
    { title: 'no link', sentence: 'See this.' },
  ])('has not: $title', ({ sentence }) => {
    expect(isLinkLine(sentence)).toBe(false);
  });
});

describe('a row of headers', () => {
  const rows = [
    ['<Field Invoice.number>', 'Its number'],
    ['<Field Invoice.state>', 'Its <Value Invoice.state paid>'],
  ];

  test('names the columns that show it, and one more', () => {
    expect(isHeaderRow(['Field', 'Meaning'], rows)).toBe(true);
  });

  test.each([
    { title: 'changed places', names: ['Meaning', 'Field'] },
    { title: 'are not shown', names: ['Name', 'Meaning'] },
    { title: 'say something', names: ['Field', 'Never null'] },
  ])('has no names that $title', ({ names }) => {
    expect(isHeaderRow(names, rows)).toBe(false);
  });

  test('has no two names that no column shows', () => {
    expect(isHeaderRow(['Sale', 'Refund'], [['`a`', '`b`']])).toBe(false);
  });
});
