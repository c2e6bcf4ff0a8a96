import { expect, test } from 'vitest';
import type { SimulatorOperation } from '#core/contracts/requests';
import type { Json, JsonObject } from '#core/json/json';
import type { Content } from '../../../tool/content/content';
import { call as documented } from '../../../tool/documented/call';
import type { Session } from '../../../tool/verb';
import { call } from '../../../tool/verbs/call';

const operation = (path: string, more: Partial<SimulatorOperation>): SimulatorOperation => ({
  method: 'POST',
  path,
  summary: '',
  parameters: [],
  requests: [],
  ...more,
});

const OPERATIONS = {
  form: operation('/forms/{id}', {
    mediaType: 'application/x-www-form-urlencoded',
    fields: [
      { property: 'tags', style: { kind: 'style', style: 'form', explode: false, allowReserved: false } },
    ],
  }),
  parts: operation('/parts', { mediaType: 'multipart/form-data' }),
  fixed: operation('/forms/fixed', { mediaType: 'application/json' }),
  document: operation('/documents', { mediaType: 'application/xml' }),
};

/** Returns the body that a call sends, under its media type. */
async function bodyOf(path: string, given: JsonObject): Promise<[type: string | null, body: string]> {
  let sent: Request | undefined;
  const fetch = async (request: Request) => {
    sent = request;
    return Promise.resolve(new Response());
  };
  const session = {
    content: { requests: { server: '', operations: OPERATIONS }, errors: [] } as unknown as Content,
    worlds: { open: () => ({ fetch }), reset: () => undefined } as unknown as Session['worlds'],
  };
  await call.run({ method: 'POST', path, ...given }, session);
  return [sent!.headers.get('content-type'), await sent!.text()];
}

const VALUE: Json = { tags: ['a,b', 'c'], n: 1 };

test.each<[string, JsonObject, string, string]>([
  ['/forms/7?x=1', { body: VALUE }, 'application/x-www-form-urlencoded', 'tags=a%2Cb,c&n=1'],
  ['/forms/fixed', { body: VALUE }, 'application/json', '{"tags":["a,b","c"],"n":1}'],
  [
    '/parts',
    { body: { n: 1 } },
    'multipart/form-data; boundary=boundary',
    '--boundary\r\nContent-Disposition: form-data; name="n"\r\n\r\n1\r\n--boundary--\r\n',
  ],
  ['/documents', { body: '<a/>' }, 'application/xml', '<a/>'],
  ['/elsewhere', { body: VALUE }, 'application/json', '{"tags":["a,b","c"],"n":1}'],
  [
    '/forms/7',
    { body: VALUE, headers: { 'content-type': 'application/json' } },
    'application/json',
    '{"tags":["a,b","c"],"n":1}',
  ],
])('a body of %s with %j is sent as %s', async (path, given, mediaType, body) => {
  expect(await bodyOf(path, given)).toEqual([mediaType, body]);
});

test('an object that a media type has no form for is a mistake that names it', async () => {
  await expect(bodyOf('/documents', { body: VALUE })).rejects.toThrow('application/xml');
});

test('without a simulator, a form is checked, too, and its media type is said', async () => {
  const content = {
    about: {},
    facts: { operations: { send: { method: 'POST', path: '/send', href: '/send/' } } },
    documented: {
      schemas: {},
      operations: {
        send: {
          body: {
            required: true,
            mediaType: 'multipart/form-data',
            schema: { type: 'object', properties: { n: { type: 'integer' } } },
          },
          responses: { 204: { description: '', bodies: {} } },
        },
      },
    },
  } as unknown as Content;
  const send = async (body: Json) =>
    documented.run({ method: 'POST', path: '/send', body }, { content } as Session);
  expect(await send({ n: 1 })).toContain('multipart/form-data');
  await expect(send({ n: 'x' })).rejects.toThrow('does not match');
  expect(await send('--b')).toContain('was not checked');
});
