import { describe, expect, test } from 'vitest';
import { LongInput, LONGEST_INPUT, readCalls } from '../../../../site/src/what-changes/read/read-calls';

const read = (input: string) =>
  readCalls(input).map(({ method, address, parts }) => [
    method,
    address,
    parts && [...new Set(parts)].toSorted(),
  ]);

const har = (...requests: object[]) =>
  JSON.stringify({ log: { entries: requests.map((request) => ({ request })) } });

describe('a recording', () => {
  test('has the names of all parts of its requests', () => {
    const body = { mimeType: 'application/json; charset=utf-8', text: '{"kind":"a","items":[{"tax":1}]}' };
    expect(
      read(
        har(
          {
            method: 'GET',
            url: 'https://x.test/a?limit=5&filter%5Bstate%5D=b',
            headers: [{ name: 'X-Mode', value: 'c' }],
          },
          { method: 'POST', url: 'https://x.test/a', headers: [], postData: body },
          { method: 'POST', url: 'https://x.test/a', bodySize: 0 },
          {
            method: 'PUT',
            url: 'https://x.test/f',
            postData: { mimeType: 'application/x-www-form-urlencoded', text: 'a=1&b=2' },
          },
        ),
      ),
    ).toEqual([
      [
        'GET',
        'https://x.test/a?limit=5&filter%5Bstate%5D=b',
        ['header x-mode', 'query filter', 'query filter[state]', 'query limit', 'query state'],
      ],
      ['POST', 'https://x.test/a', ['body items', 'body kind', 'body tax']],
      ['POST', 'https://x.test/a', []],
      ['PUT', 'https://x.test/f', ['body a', 'body b']],
    ]);
  });

  test.each([
    ['that is missing', { method: 'POST', url: 'https://x.test/a' }],
    [
      'that was cut off',
      { method: 'POST', url: 'https://x.test/a', postData: { mimeType: 'application/json', text: '{"a":' } },
    ],
    [
      'of another kind',
      { method: 'PUT', url: 'https://x.test/a', postData: { mimeType: 'text/xml', text: '<a/>' } },
    ],
  ])('does not say that a body %s has nothing in it', (_, request) => {
    expect(readCalls(har(request))[0]!.parts).toBeUndefined();
  });
});

test.each([
  ['curl https://x.test/a?limit=5', ['GET', 'https://x.test/a?limit=5', ['query limit']]],
  [
    `curl -sS -XDELETE 'https://x.test/a/1' -H "X-Mode: a"`,
    ['DELETE', 'https://x.test/a/1', ['header x-mode']],
  ],
  [
    'curl https://x.test/a \\\n  -u key: \\\n  --json \'{"kind":\n "it\'s"}\'',
    ['POST', 'https://x.test/a', undefined],
  ],
  [
    'curl https://x.test/a \\\n  -u key: \\\n  --json \'{"kind":\n 1}\'',
    ['POST', 'https://x.test/a', ['body kind']],
  ],
  [
    'curl -G https://x.test/a -d limit=5 -d page=2',
    ['GET', 'https://x.test/a', ['query limit', 'query page']],
  ],
  [
    'curl https://x.test/a -d kind=a --data-urlencode note=b',
    ['POST', 'https://x.test/a', ['body kind', 'body note']],
  ],
  [
    'curl --request=PUT https://x.test/a --data-raw "{\\"kind\\": \\"$KIND\\"}"',
    ['PUT', 'https://x.test/a', ['body kind']],
  ],
  ['curl https://x.test/a -d @body.json', ['POST', 'https://x.test/a', undefined]],
  ['curl https://x.test/a -d "$BODY"', ['POST', 'https://x.test/a', undefined]],
  ['curl https://x.test/a -H "$MODE"', ['GET', 'https://x.test/a', undefined]],
  ['curl -F file=@a.pdf https://x.test/a', ['POST', 'https://x.test/a', ['body file']]],
])('%s is read', (command, call) => {
  expect(read(command)).toEqual([call]);
});

test('several commands and what is between them are read', () => {
  expect(
    read('curl https://x.test/a && curl -I https://x.test/b; fetch("/c")').map(([method, address]) => [
      method,
      address,
    ]),
  ).toEqual([
    ['GET', 'https://x.test/a'],
    ['HEAD', 'https://x.test/b'],
    [undefined, '/c'],
  ]);
});

test.each([
  ['client.post("/coupons", body)', ['POST', '/coupons']],
  ["requests.get('https://x.test/api/coupons')", ['GET', 'https://x.test/api/coupons']],
  ['http.NewRequest("PATCH", "https://x.test/api/coupons", nil)', ['PATCH', 'https://x.test/api/coupons']],
  [
    "fetch(`/coupons/${order.coupon ?? 'a b'}`, { method: 'DELETE' })",
    ['DELETE', "/coupons/${order.coupon ?? 'a b'}"],
  ],
  ['fetch("/coupons", { headers, method: "PUT" })', ['PUT', '/coupons']],
  ['fetch("/coupons"), fetch("/b", {method: "POST"})', [undefined, '/coupons'], ['POST', '/b']],
  ['// delete it\nsend("/coupons")', [undefined, '/coupons']],
  ['client.get<Coupon[]>("/coupons")', [undefined, '/coupons']],
  ['get("/coupons/" + id)', ['GET', '/coupons/'], ['GET', '/coupons/{}']],
  ['POST https://x.test/coupons HTTP/1.1', ['POST', 'https://x.test/coupons']],
])('code names addresses, and methods only where it is certain: %s', (code, ...calls) => {
  expect(read(code)).toEqual(calls.map((call) => [...call, undefined]));
});

describe('hostile input', () => {
  test('is only read', () => {
    const hostile = har(
      { method: '__proto__', url: 'javascript:alert(1)', headers: [{ name: '__proto__', value: 'x' }] },
      {
        method: 'POST',
        url: 'https://x.test/<script>alert(1)</script>',
        postData: {
          mimeType: 'application/json',
          text: '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
        },
      },
      { method: {}, url: [] },
      {
        method: 'GET',
        url: 'https://user:secret@x.test/a?api_key=sk_live_1',
        queryString: 'a',
        headers: {},
        postData: [],
      },
    );
    expect(() => readCalls(hostile)).not.toThrow();
    expect(readCalls('{"log": {"entries": [null, 1, [], {"request": 1}]}}')).toEqual([]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each([
    ['much nesting', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
    [
      'a deep body',
      har({
        method: 'POST',
        url: '/a',
        postData: { mimeType: 'application/json', text: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
      }),
    ],
    ['what fills an address in, without an end', `"/${'${a}'.repeat(50_000)}`],
    ['openings only', '"/${'.repeat(100_000)],
    ['quotes only', '"'.repeat(300_000)],
    ['commands without an end', "curl '".repeat(50_000)],
    ['slashes', `"${'/'.repeat(300_000)}`],
  ])('with %s ends', (_, input) => {
    expect(() => readCalls(input)).not.toThrow();
  });

  test('that is too long is refused', () => {
    expect(() => readCalls(' '.repeat(LONGEST_INPUT + 1))).toThrow(LongInput);
  });
});
