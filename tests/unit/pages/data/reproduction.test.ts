import { expect, test } from 'vitest';
import { formatRequests } from '../../../../generator/emit/pages/data/reproduction';

test('the requests of a reproduction are written as HTTP does, without an address', () => {
  const before = [{ method: 'GET', path: '/ping', headers: { Authorization: `Basic ${btoa('key:')}` } }];
  const request = {
    method: 'POST',
    path: '/contacts',
    headers: { Accept: 'application/xml' },
    body: '{"a":',
  };
  expect(formatRequests({ cause: '', before, request, times: 3 })).toMatchInlineSnapshot(`
    "GET /ping
    Authorization: Basic key:

    # 3 times
    POST /contacts
    Accept: application/xml

    {"a":"
  `);
});
