import { expect, test } from 'vitest';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { withServer } from '../../../generator/read/project/with-server';

const SERVER = 'https://api.books.example';

const urls = (servers: string[] | undefined, server: string | undefined) => {
  const description = { openapi: '3.1.0', ...(servers && { servers: servers.map((url) => ({ url })) }) };
  const { servers: found } = withServer(description as unknown as BundledDescription, server);
  return (found as { url: string }[] | undefined)?.map(({ url }) => url);
};

test.each([
  { given: undefined, want: [SERVER] },
  { given: [], want: [SERVER] },
  { given: ['/'], want: [SERVER] },
  { given: ['/v1', './v2', 'v3'], want: [`${SERVER}/v1`, `${SERVER}/v2`, `${SERVER}/v3`] },
  { given: ['https://eu.books.example/v1', '{host}/v1'], want: ['https://eu.books.example/v1', '{host}/v1'] },
])('servers $given are $want', ({ given, want }) => {
  expect(urls(given, SERVER)).toEqual(want);
});

test('without the setting, servers stay as they are', () => {
  expect(urls(['/v1'], undefined)).toEqual(['/v1']);
  expect(urls(undefined, undefined)).toBeUndefined();
});
