import type { Json, JsonObject } from '#core/json/json';
import { listOf, textOf } from '#core/json/read';
import { describe, expect, it } from 'vitest';
import {
  asObject,
  listOperations,
  loadDescription,
  parametersOf,
  resolve,
  responsesOf,
} from './description/description';
import { SPECIFIED } from '../specified';
import type { Operation } from '../specified/operations/operation';
import { SENTENCES } from '../specified/sentences';
import { holds } from '../specified/holds';

const description = loadDescription();
const found = new Map(listOperations(description, 'paths').map((operation) => [operation.id, operation]));
const operations = Object.values(SPECIFIED.operations).flat();

const EVERY_OPERATION = ['401', '403', '405', '406', '429', '500', '502', '503', '504'];
const RATE_LIMIT = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const PAGING = ['X-Pages-HasMore', 'X-Pages-NextPage'];
const CATALOGUES = ['/tax_codes', '/jurisdictions'];

it('no response says which version of the API the account has', holds('versions.unread'), () => {
  const fields = Object.values(description.components?.schemas ?? {}).flatMap((schema) =>
    Object.keys(asObject(asObject(schema).properties)),
  );
  const headers = Object.keys(description.components?.headers ?? {});
  expect([...fields, ...headers].filter((name) => /version/i.test(name))).toEqual([]);
});

// The specification leaves these properties open, and we decided them; its own statements are compared in `specified/`.
describe.each(operations)('$id', (specified) => {
  const { operation } = found.get(specified.id)!;
  const responses = responsesOf(description, operation);
  const parameters = parametersOf(description, operation);

  it('is paged when it is a list of records', () => {
    const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    const paging = query.filter((name) => name === 'created_before' || name === 'limit');
    expect(paging).toEqual(isPaged(specified) ? ['created_before', 'limit'] : []);
  });

  it('takes the values of its path', () => {
    const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(names).toEqual(specified.path.includes('{id}') ? ['id'] : []);
  });

  it('has the errors that follow from what it does, and no others', () => {
    const errors = Object.keys(responses).filter((status) => !status.startsWith('2'));
    expect(errors.toSorted()).toEqual(errorsOf(specified).toSorted());
  });

  it('sends the rate limit with success and with 429, and the next page with a list', () => {
    for (const [status, response] of Object.entries(responses)) {
      const isSuccess = status.startsWith('2');
      const rateLimit = isSuccess || status === '429' ? RATE_LIMIT : [];
      const paging = isSuccess && isPaged(specified) ? PAGING : [];
      expect(Object.keys(asObject(response.headers)), status).toEqual([...rateLimit, ...paging]);
    }
  });

  it('is open to a key, a connected account and a custom account', holds('operations.security'), () => {
    expect(operation.security).toEqual(securityOf(specified));
  });
});

it('has the groups of the specification and four more tags', () => {
  const groups = SENTENCES.filter(({ id }) => id.startsWith('7.api.')).map(({ text }) => text.split(':')[0]);
  const tags = listOf(description.tags as Json).map((tag) => textOf(asObject(tag).name));
  const own = tags.filter((name) => !groups.includes(name));
  expect(own.toSorted()).toEqual(['Authorization', 'Ping', 'Tax rates', 'Transactions']);
});

const variants = operations.flatMap(({ id }) => {
  const { operation } = found.get(id)!;
  const responses = Object.entries(responsesOf(description, operation));
  const requests = exampleNames(resolve(description, operation.requestBody));
  const successes = responses.filter(([status]) => status.startsWith('2'));
  return requests.length > 1
    ? [{ id, requests, responses: successes.flatMap(([, response]) => exampleNames(response)) }]
    : [];
});

// A page shows the request and the response of one example together.
describe.each(variants)('$id, which has several requests,', ({ requests, responses }) => {
  it('has a response under the name of each', () => {
    expect(responses).toEqual(requests);
  });
});

/** Names of the examples of a body, of all its media types. */
function exampleNames(holder: JsonObject): string[] {
  return Object.values(asObject(holder.content)).flatMap((content) =>
    Object.keys(asObject(asObject(content).examples)),
  );
}

function isPaged({ returns, path }: Operation): boolean {
  return typeof returns === 'object' && !CATALOGUES.includes(path);
}

/** Bodies and queries 400, records 404, changes 422, deletes of documents 410. */
function errorsOf(specified: Operation): string[] {
  const { method, path, takes, query } = specified;
  const isGone = `${method} ${path}` in SPECIFIED.gone;
  const isChange = method !== 'GET' || path.endsWith('/deliver');
  const isAsked = takes !== undefined || query !== undefined || isPaged(specified);
  return [
    ...EVERY_OPERATION,
    ...(isAsked ? ['400'] : []),
    ...(path.includes('{id}') ? ['404'] : []),
    ...(isGone ? ['410'] : []),
    ...(isChange && !isGone ? ['422'] : []),
  ];
}

/** Reading needs `read_only`, changes and deliveries `read_write`. Connect (accounts and addresses) names the token first. */
function securityOf({ method, path, id }: Operation): Json {
  const scope = method === 'GET' && !path.endsWith('/deliver') ? 'read_only' : 'read_write';
  const [basic, oauth2, bearer] = [{ basicAuth: [] }, { oauth2: [scope] }, { bearerAuth: [] }];
  const isConnect = SPECIFIED.connect.some((area) => path.startsWith(area));
  if (!isConnect) return [basic, oauth2, bearer];
  // The platform lists and opens accounts with its own key; a seller's token goes for one account.
  const isPlatform = id === 'listAccounts' || id === 'createAccount';
  return isPlatform ? [basic, bearer, oauth2] : [bearer, basic, oauth2];
}
