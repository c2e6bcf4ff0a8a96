import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../../search/address';
import { readLiteral } from '../../../search/literal';
import { readMessages } from '../../../search/message';

test.each([
  ['x-ratelimit-reset: 12', ['x-ratelimit-reset']],
  ['"items[0].tax_code": "saas",', ['items', 'tax_code']],
  [String.raw`{\"po_number\":\"LV-1\"}`, ['po_number']],
  ['?to_country=DE', ['to_country']],
  ['custom_metadata%5Bshop%5D', ['custom_metadata', 'shop']],
  ['100%', []],
  ['void a credit note', []],
  ['{"error":"Unknown api_version."}', []],
  ['', []],
])('%j spells the names %j', (query, names) => {
  expect(readLiteral(query)).toEqual(names);
});

test.each([
  ['{"error":"Unknown api_version."}', ['errorunknownapiversion', 'unknownapiversion']],
  ['{"errors":{"country":["is inv', ['countryisinv', 'isinv']],
  ['Too many requests.', ['toomanyrequests']],
  ['webhooks', []],
])('%j may be the messages %j', (query, keys) => {
  expect(readMessages(query)).toEqual(expect.arrayContaining(keys));
  if (keys.length === 0) expect(readMessages(query)).toEqual([]);
});

describe('an address', () => {
  test('has the pages that it may mean, and its anchor', () => {
    expect(parseAddress('https://developers.abaco.example/docs/guides/webhooks.html#retries')).toEqual({
      pages: ['/docs/guides/webhooks/', '/guides/webhooks/', '/webhooks/'],
      anchor: 'retries',
      isCertain: true,
    });
    expect(parseAddress('localhost:3000/')).toEqual({ pages: ['/'], isCertain: true });
    expect(parseAddress('/invoices')).toEqual({ pages: ['/invoices/'], isCertain: false });
    expect(parseAddress('/api/%E6%B3%A8/')?.pages[0]).toBe('/api/注/');
  });

  test.each(['POST /invoices', 'webhooks', '/', 'and/or', 'https://x.example/%zz /y', ''])(
    'is not %j',
    (query) => {
      expect(parseAddress(query)).toBeUndefined();
    },
  );
});
