import type { OperationContract } from '#core/contracts/simulator-contract';
import type { SimulatorSchemas } from '#core/contracts/validators';
import type { Values } from '#core/http/wire/read-parameters';
import type { Json } from '#core/json/json';
import { createValidators } from '#core/schema/create-validators';
import { describe, expect, it } from 'vitest';
import schemas from '../../../generated/simulator/schemas.json';
import { contract, openSimulator, send, type Sent } from '../send';

const schemaOf = (properties: Record<string, Json>, required: string[] = []) => ({
  direction: 'request' as const,
  schema: { type: 'object', properties, required },
});

/** An operation with parameters and forms that ours have none of. */
const operation: OperationContract = {
  id: 'orderBooks',
  method: 'POST',
  path: '/shelves/{shelf}/orders',
  pathParameters: [{ name: 'shelf', type: 'integer' }],
  query: { parameters: [{ name: 'copies', type: 'integer', default: 1 }], validator: 'query' },
  headers: {
    parameters: [
      { name: 'X-Priority', type: 'integer', default: 3 },
      { name: 'X-Trace', type: 'string' },
    ],
    validator: 'headers',
  },
  cookies: { parameters: [{ name: 'visits', type: 'integer' }], validator: 'cookies' },
  security: [{ scheme: 'basicAuth', scopes: [] }],
  body: {
    mediaTypes: ['multipart/form-data', 'text/plain'],
    validator: 'body',
    forms: {
      'multipart/form-data': { shape: { types: ['object'], properties: { isbn: { types: ['integer'] } } } },
      'text/plain': { shape: { types: ['string'] } },
    },
  },
  success: { status: 200, validator: 'result', headers: [] },
  errors: { 400: 'BadRequest', 404: 'NotFound', 422: 'UnprocessableEntity' },
  isPaged: false,
};

const { components, validators: ours } = schemas as unknown as SimulatorSchemas;

/** Errors are those of every other operation. */
const validators = createValidators({
  components,
  validators: {
    ...ours,
    query: schemaOf({ copies: { type: 'integer', maximum: 9 } }),
    headers: schemaOf({ 'X-Priority': { type: 'integer', maximum: 5 }, 'X-Trace': { type: 'string' } }),
    cookies: schemaOf({ visits: { type: 'integer' } }, ['visits']),
    body: schemaOf({ isbn: { type: 'integer' } }),
    result: { direction: 'response', schema: {} },
  },
});

interface Read {
  path: Values;
  query: Values;
  headers: Values;
  cookies: Values;
  body: Json;
}

/** Sends a request that is right but for what is given, and returns the status, the error, and what the handler was given. */
async function order(changes: Partial<Sent> = {}) {
  let read: Read | undefined;
  const { simulator } = openSimulator({
    contract: { ...contract, operations: [operation] },
    validators,
    handlers: {
      orderBooks: ({ path, query, headers, cookies, body }: Read) => {
        read = { path, query, headers, cookies, body };
        return {};
      },
    },
  });
  const { headers, ...others } = changes;
  const { status, body } = await send(simulator, {
    method: 'POST',
    path: '/shelves/7/orders',
    rawBody: multipart('9'),
    ...others,
    headers: { 'Content-Type': 'multipart/form-data; boundary=cut', Cookie: 'visits=2', ...headers },
  });
  return { status, error: (body as { error?: string }).error, read };
}

function multipart(isbn: string): string {
  return `--cut\r\nContent-Disposition: form-data; name="isbn"\r\n\r\n${isbn}\r\n--cut--\r\n`;
}

const TEXT = { 'Content-Type': 'text/plain' };

describe('the parameters of a request', () => {
  it('have the values of all locations', async () => {
    const headers = { 'X-Priority': '5', 'X-Trace': '07', 'X-Other': 'no', Cookie: 'visits=2; theme=dark' };
    const { status, read } = await order({ path: '/shelves/7/orders?copies=4', headers });
    expect(status).toBe(200);
    expect(read).toEqual({
      path: { shelf: 7 },
      query: { copies: 4 },
      headers: { 'X-Priority': 5, 'X-Trace': '07' },
      cookies: { visits: 2 },
      body: { isbn: 9 },
    });
  });

  it('have defaults where they are left out', async () => {
    const { read } = await order();
    expect(read).toMatchObject({ query: { copies: 1 }, headers: { 'X-Priority': 3 } });
    expect(read?.headers).not.toHaveProperty('X-Trace');
  });

  it.each([
    ['query', { path: '/shelves/7/orders?copies=10' }, 'Query parameter "copies"'],
    ['header', { headers: { 'X-Priority': '6' } }, 'Header "X-Priority"'],
    ['cookie', { headers: { Cookie: 'visits=often' } }, 'Cookie "visits"'],
    ['cookie that is missing', { headers: { Cookie: 'theme=dark' } }, 'Cookie "visits"'],
  ])('are refused for a wrong %s, which is named', async (_, changes, name) => {
    const { status, error, read } = await order(changes);
    expect({ status, read }).toEqual({ status: 400, read: undefined });
    expect(error).toContain(name);
  });

  it('do not find an id that is a word', async () => {
    expect(await order({ path: '/shelves/top/orders' })).toMatchObject({ status: 404 });
  });
});

describe('a body in another media type than JSON', () => {
  it.each([
    ['has no end', { rawBody: '--cut\r\nContent-Disposition: form-data; name="isbn"\r\n\r\n9' }],
    ['has no boundary', { headers: { 'Content-Type': 'multipart/form-data' } }],
    ['is not an object', { headers: TEXT, rawBody: 'isbn=9' }],
  ])('is refused if it %s', async (_, changes) => {
    expect(await order(changes)).toMatchObject({ status: 400, read: undefined });
  });
});
