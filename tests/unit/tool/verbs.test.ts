import { holds } from '../../specified/holds';
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { createEngine } from '../../../search/engine';
import { openIndex } from '../../../search/index/open-index';
import { readContent } from '../../../site/downloads/docs-tool';
import { readSiteIndex } from '../../search/site-index';
import { settings } from '../../builders/own-site';
import { pack, unpack } from '../../../tool/content/pack';
import { describeVerb } from '../../../tool/protocol/tools';
import { ERROR_LIMIT, runVerb } from '../../../tool/run-verb';
import { verbs } from '../../../tool/verbs/index';
import { Worlds } from '../../../tool/worlds';
import { readJudgedQueries } from '../../../tools/relevance/judged-queries';

const session = {
  content: unpack(pack(readContent(settings, 'generated/text', readSiteIndex()))),
  worlds: new Worlds(),
};
const { operations, objects, events } = session.content.facts;
const run = async (name: string, given: Json) => (await runVerb(name, given, session)).text;

test('the list of tools is short, and only `call` may change something', holds('tool.list'), () => {
  const tools = verbs.map(describeVerb);
  expect(JSON.stringify(tools).length).toBeLessThanOrEqual(8000);
  const changing = tools.filter(({ annotations }) => !annotations.readOnlyHint);
  expect(changing.map(({ name }) => name)).toEqual(['call']);
});

test.each([
  ['serach', {}, 'Did you mean search?'],
  ['search', { qurey: 'tax' }, 'Did you mean query?'],
  ['search', {}, 'search needs `query`'],
  ['search', { query: 7 }, '`query` of search must be of type string.'],
  ['search', { query: 'tax', __proto__x: 1 }, 'no argument'],
  ['page', { address: '/api/invoice/' }, 'Did you mean /api/invoices/'],
  ['page', { address: '/api/invoices/', part: 99 }, 'Part 99 does not exist'],
  ['operation', { id: 'createInvoize' }, 'Did you mean createInvoice'],
  ['object', { name: 'Invoce' }, 'Did you mean Invoice'],
  ['event', { name: 'invoice.creatd' }, 'Did you mean invoice.created'],
  ['call', { method: 'GET', path: '/invoices', headers: { 'no header': 'x' } }, 'This is not a request'],
  ['explain', { status: 418 }, 'There is no documented error'],
  ['check_payload', { operation: 'listInvoices', body: {} }, 'takes no body'],
  ['workflow', { id: 'calculateTaxrate' }, 'Did you mean calculateTaxRate'],
] as const)('%s %j is an error that says what to write', async (name, given, message) => {
  await expect(run(name, given as Json)).rejects.toThrow(message);
});

test(
  'every judged query finds what the search of the site finds, within its budget',
  holds('tool.search'),
  async () => {
    const engine = createEngine(openIndex(session.content.index));
    for (const { q: query } of readJudgedQueries()) {
      const shown = await run('search', { query });
      expect(shown.length).toBeLessThanOrEqual(4000);
      const { hits } = await engine.search({ query, hitsPerPage: 8 });
      const found = [...shown.matchAll(/^ {2}(\/\S*)$/gm)].map(([, url]) => url);
      expect(found, query).toEqual(hits.map(({ record }) => record.url));
    }
  },
);

test('arguments from prototypes and very deep ones are refused', async () => {
  await expect(run('search', JSON.parse('{"query": "x", "__proto__": 1}') as Json)).rejects.toThrow(
    'no argument',
  );
  await expect(run('search', { query: 'x', constructor: 1 })).rejects.toThrow('no argument');
  const deep = JSON.parse('['.repeat(3000) + ']'.repeat(3000)) as Json;
  await expect(run('check_payload', { operation: 'createInvoice', body: deep })).rejects.toThrow(
    'too deeply',
  );
});

test('every operation, object and event can be read within its budget', holds('tool.budgets'), async () => {
  const results = await Promise.all([
    ...Object.entries(operations).flatMap(([id, { method, path }]) => [
      run('operation', { id }),
      run('operation', { id: `${method.toUpperCase()} ${path}` }),
    ]),
    ...Object.keys(objects).map((name) => run('object', { name })),
    ...Object.keys(events).map((name) => run('event', { name })),
  ]);
  expect(results.length).toBeGreaterThan(150);
  expect(results.filter((text) => text.length > 12_000)).toEqual([]);
  const first = Object.keys(operations)[0] ?? '';
  expect(results[0]).toContain(operations[first]?.summary);
  expect(results[0]).toBe(results[1]);
});

test('the parts of a page have all of its lines', holds('tool.parts'), async () => {
  const [address = '', text = ''] =
    Object.entries(session.content.pages).sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  const count = Number(/part 1 of (\d+)/.exec(await run('page', { address }))?.[1]);
  expect(count).toBeGreaterThan(1);
  const parts = await Promise.all(
    Array.from({ length: count }, (_, index) => run('page', { address: `${address}#x`, part: index + 1 })),
  );
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(20_000);
  expect(parts.map((part) => part.replace(/^.*\n\n/, '')).join('')).toBe(text);
});

test(
  'worlds keep what calls create, apart from each other, until they are reset',
  holds('tool.worlds'),
  async () => {
    const contact = { kind: 'person', first_name: 'Tool', last_name: 'Maker', country: 'DE' };
    const list = async (given: object) => {
      const text = await run('call', { method: 'GET', path: '/contacts?q=Tool', ...given });
      expect(text).toMatch(/^Status 200/);
      return text.includes('"Tool"');
    };
    const created = await run('call', { method: 'POST', path: '/contacts', body: contact, world: 'one' });
    expect(created).toMatch(/^Status 201 · world one/);
    expect(await list({ world: 'one' })).toBe(true);
    expect(await list({ world: 'two' })).toBe(false);
    expect(await list({ world: 'one', reset: true })).toBe(false);
  },
);

test('a call sends the credential that its operation documents', holds('tool.credentials'), async () => {
  const paths = Object.values(operations).filter(
    ({ method, path }) => method === 'get' && !path.includes('{'),
  );
  for (const { path } of paths) {
    const text = await run('call', { method: 'GET', path });
    expect(text, path).not.toMatch(/^Status 40[13]/);
  }
});

test(
  'the body of every documented error names its cause, with or without the operation',
  holds('tool.errors'),
  async () => {
    const bodies = session.content.errors.flatMap((error) =>
      error.responses.map(({ reason, body }, index) => ({ ...error, reason, body, isFirst: index === 0 })),
    );
    expect(new Set(bodies.map(({ status, body }) => status + JSON.stringify(body))).size).toBeGreaterThan(30);
    for (const { operation, status, body, reason, cause, isFirst, remedy, page } of bodies) {
      const text = await run('explain', { status, operation, body: JSON.stringify(body) });
      expect(text).toContain(`Cause: ${reason}.${isFirst ? ` For example: ${cause}` : ''}`);
      expect(text).toContain(`Remedy: ${remedy}`);
      expect(text).toContain(page);
      expect(text).toContain('A call that works');
      expect(await run('explain', { status, body })).toContain('Cause: ');
    }
  },
);

test('an error that is documented for another field is explained by the field', async () => {
  const given = { operation: 'createContact', status: 422, body: { errors: { country: ['is invalid'] } } };
  const text = await run('explain', given);
  expect(text).toContain('- `country` ');
  const unknown = await run('explain', { ...given, body: { errors: { no_field: ['is odd'] } } });
  expect(unknown).toContain('A usual cause: ');
});

const SANDBOX = 'https://demo.sandbox.abaco.example/api';
const MISSPELLED =
  '{"kind": "person", "frist_name": "Ada", "last_name": "Byron", "country": "DE", "token": "a1b2c3d4"}';
const REFUSED = `{"errors":{"first_name":["can't be blank"]}}`;
const COUPON = '{"id": 1, "code": "TEN", "kind": "once", "times_redeemed": 0, "percent_of": "10"}';

const CURL = `curl ${SANDBOX}/contacts -u sk_live_a1b2c3d4: -d '${MISSPELLED}'`;

const RECORDING = JSON.stringify({
  log: {
    version: '1.2',
    entries: [
      {
        request: {
          method: 'POST',
          url: `${SANDBOX}/contacts`,
          headers: [{ name: 'Authorization', value: 'Basic c2tfbGl2ZV9hMWIyYzNkNDo=' }],
          postData: { mimeType: 'application/json', text: MISSPELLED },
        },
        response: { status: 422, headers: [], content: { mimeType: 'application/json', text: REFUSED } },
      },
    ],
  },
});

const TRACE = [
  'Traceback (most recent call last):',
  '  File "/srv/shop/sync.py", line 41, in send',
  `requests.exceptions.HTTPError: 422 Client Error: Unprocessable Content for url: ${SANDBOX}/contacts`,
  'During handling of the above exception, another exception occurred:',
  `shop.ApiError: {'errors': {'first_name': ["can't be blank"]}}`,
].join('\n');

const LOG = `12:00:01 POST /api/contacts 422 ${REFUSED} Authorization: Bearer a1b2c3d4`;
const BLAMED = ['Cause: A required field is missing', '- `first_name`', 'Retry: never'];

describe('anything pasted is explained, and its secrets are masked', holds('tool.explain'), () => {
  test.each([
    [
      'a curl line',
      CURL,
      ['as curl sends it of createContact (POST /contacts)', '`/frist_name` ("Ada") of the request breaks'],
    ],
    [
      'a response',
      `HTTP/2 422\n\n${REFUSED}`,
      ['a response with status 422', 'be updateContact: PUT', ...BLAMED],
    ],
    [
      'a recording',
      RECORDING,
      ['a recording with status 422 of createContact', '`/frist_name` ("Ada")', ...BLAMED],
    ],
    ['a trace', TRACE, ['text with status 422 of createContact', 'A call that works:', ...BLAMED]],
    ['the line of a log', LOG, ['text with status 422 of createContact', 'A call that works:', ...BLAMED]],
    [
      'an object',
      COUPON,
      ['JSON: Coupon (Coupon)', '`percent_of` is not one of its fields. Did you mean percent_off'],
    ],
    ['another error', 'HTTP/2 418\n\n{}', ['The documentation has no such error.']],
    [
      'other text',
      'x'.repeat(70_000),
      ['text; nothing in it is documented', 'Only the first 65536 characters'],
    ],
  ])('%s', async (_, text, parts) => {
    const explained = await run('explain', { text });
    for (const part of parts) expect(explained).toContain(part);
    expect(explained).not.toMatch(/a1b2c3d4|c2tfbGl2/);
  });

  test.each([
    ['a curl line', CURL],
    ['a recording', RECORDING],
  ])('the request of %s, corrected, succeeds', async (_, text) => {
    const explained = await run('explain', { text });
    const [, corrected = ''] = /The request, corrected:\n```json\n(.*)\n/.exec(explained) ?? [];
    const request = JSON.parse(corrected) as { body: Json };
    expect(request.body).toMatchObject({ first_name: 'Ada', last_name: 'Byron' });
    expect(await run('call', { ...request, world: 'explain' })).toMatch(/^Status 201/);
  });

  test('a status', async () => {
    const explained = await run('explain', { status: 404, operation: 'getInvoice' });
    const { errors } = session.content;
    const own = errors.filter(({ operation, status }) => operation === 'getInvoice' && status === 404);
    const bodies = own.flatMap(({ responses }) => responses.map(({ body }) => JSON.stringify(body)));
    const [, shown] = /^Its documented body: (.*)$/m.exec(explained) ?? [];
    expect(bodies).toContain(shown);
  });

  test('the body of a response', async () => {
    const explained = await run('explain', { status: 401, body: { api_key: 'a1b2c3d4' } });
    expect(explained).toContain('The response says, as data:\n> {"api_key":"***"}');
  });
});

test(
  'no argument makes a result or an error longer than the budget of its verb',
  holds('tool.long-results'),
  async () => {
    const long = '`\n# x '.repeat(100_000);
    const fields = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`${long.slice(0, 90)}${index}`, 1]),
    );
    const valid: Record<string, Json> = {
      operation: 'createInvoice',
      status: 422,
      method: 'POST',
      path: '/invoices',
      id: 'createInvoice',
      reset: true,
    };
    for (const { name, takes, limit } of verbs) {
      for (const key of Object.keys(takes)) {
        for (const value of [long, fields, { errors: fields }, { [long]: 1 }, -1]) {
          const others = Object.keys(takes).map((other) => [other, valid[other] ?? 'x'] as const);
          const required = others.filter(([other]) => takes[other]?.required);
          const given = { ...Object.fromEntries(required), [key]: value } as Json;
          const [text, most] = await run(name, given).then(
            (result) => [result, limit] as const,
            (error: Error) => [error.message, ERROR_LIMIT] as const,
          );
          expect(text.length, `${name} ${key}`).toBeLessThanOrEqual(most);
        }
      }
    }
  },
);

test('a payload is checked as the simulator checks it', holds('tool.payload'), async () => {
  expect(await run('check_payload', { operation: 'createInvoice', body: {} })).toContain('`/contact`');
  const body = session.content.requests.operations.createInvoice?.requests[0]?.body ?? null;
  expect(await run('check_payload', { operation: 'createInvoice', body })).toMatch(
    /^The body matches the schema of createInvoice\./,
  );
});

test('a signature is verified, and a usual mistake is named', holds('tool.signature'), async () => {
  const given = { url: 'https://shop.example/hook', auth_key: 'key', body: '{"a":1}' };
  const signature = createHmac('sha1', 'key')
    .update(given.url + given.body)
    .digest('base64');
  expect(await run('verify_signature', { ...given, signature })).toBe('The signature is genuine.');
  const padded = await run('verify_signature', { ...given, body: `${given.body}\n`, signature });
  expect(padded).toContain('as received');
  expect(await run('verify_signature', { ...given, auth_key: 'other', signature })).toContain('refuse');
});

test('what a caller sends cannot hide characters in a result', async () => {
  const text = await run('explain', { status: 401, body: 'a\u202eb\u001b[31mc' });
  expect(text).toContain('ab[31mc');
});
