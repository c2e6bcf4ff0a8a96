import { describe, expect, test } from 'vitest';
import { areaOf, formatArea, type Ledger, parseArea } from '../../../../site/claims/area';

test.each([
  ['docs/index.mdx', 'docs'],
  ['docs/guides/checkout.mdx', 'docs/guides'],
  ['docs/guides/connect/index.mdx', 'docs/guides'],
  ['openapi/components/schemas/Invoice.yaml', 'openapi/components'],
])('%s is in the area %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});

describe('an area', () => {
  const ledger: Ledger = new Map([
    ['docs/b.mdx', [{ sentence: '- It costs `1`: "a" — {b}, at most.', basis: 'executed a.b, decided G-1' }]],
    [
      'docs/a.yaml',
      [
        { at: 'a.x-notes', sentence: '2027-06-30', basis: 'advice' },
        { at: '', sentence: 'true', basis: 'bound' },
        { at: 'look at this', sentence: '| a | b |', basis: 'specified 1.api.1' },
      ],
    ],
  ]);

  test('is read as it was written, by the paths of its files', () => {
    const read = parseArea(formatArea(ledger));
    expect([...read]).toEqual([...ledger].toReversed());
  });

  test('has one line for each sentence', () => {
    expect(formatArea(ledger).trimEnd().split('\n')).toHaveLength(2 + 4);
  });

  test('has no file without sentences', () => {
    expect(formatArea(new Map([...ledger, ['docs/c.mdx', []]]))).toBe(formatArea(ledger));
  });
});
