import type { Json, JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import {
  asObject,
  listOperations,
  loadDescription,
  parametersOf,
  responsesOf,
} from './description/description';
import { SPECIFIED, type SpecifiedOperation } from './description/specified-operations';

const description = loadDescription();
const operations = new Map(
  listOperations(description, 'paths').map((operation) => [operation.id, operation]),
);

const EVERY_OPERATION = ['401', '403', '405', '406', '429', '500', '502', '503', '504'];
const RATE_LIMIT = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const PAGING = ['X-Pages-HasMore', 'X-Pages-NextPage'];

function count(select: (one: SpecifiedOperation) => boolean): number {
  return SPECIFIED.filter(select).length;
}

describe('the table of the specification', () => {
  it('has 77 operations on 40 paths, 16 lists and 20 tags', () => {
    expect(SPECIFIED).toHaveLength(77);
    expect(new Set(SPECIFIED.map(({ path }) => path)).size).toBe(40);
    expect(new Set(SPECIFIED.map(({ tag }) => tag)).size).toBe(20);
    expect(count(({ answer }) => answer.startsWith('[]'))).toBe(16);
    expect(count(({ isPaged }) => isPaged)).toBe(14);
    const methods = ['GET', 'POST', 'PUT', 'DELETE'].map((wanted) =>
      count(({ method }) => method === wanted),
    );
    expect(methods).toEqual([38, 15, 14, 10]);
  });
});

describe('the description', () => {
  it('has these operations and no others', () => {
    expect([...operations.keys()].toSorted()).toEqual(SPECIFIED.map(({ id }) => id).toSorted());
  });

  it('has 40 paths, 25 webhooks, 20 tags and 12 versions', () => {
    expect(Object.keys(description.paths!)).toHaveLength(40);
    expect(Object.keys(description.webhooks!)).toHaveLength(25);
    expect(description.tags).toHaveLength(20);
    expect(description['x-api-versions']).toHaveLength(12);
  });
});

describe.each(SPECIFIED)('$id', (specified) => {
  const { method, path, id, operation, tag } = operations.get(specified.id)!;
  const responses = responsesOf(description, operation);
  const parameters = parametersOf(description, operation);

  it('has its method, path and tag', () => {
    expect({ id, method, path, tag }).toEqual({
      id: specified.id,
      method: specified.method,
      path: specified.path,
      tag: specified.tag,
    });
  });

  it('takes exactly its query parameters', () => {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const names = query.map(({ name, required }) => `${name as string}${required === true ? '*' : ''}`);
    expect(names.toSorted()).toEqual(specified.query.toSorted());
  });

  it('takes the values of its path', () => {
    const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(names).toEqual(specified.path.includes('{id}') ? ['id'] : []);
  });

  it('takes and answers its schemas', () => {
    expect(schemaNames(schemaOf(asObject(operation.requestBody)))).toEqual(specified.body);
    const success = specified.status === '410' ? {} : asObject(responses[specified.status]);
    expect(answerName(schemaOf(success))).toBe(specified.answer);
  });

  it('answers its statuses and no others', () => {
    expect(Object.keys(responses).toSorted()).toEqual(statusesOf(specified).toSorted());
  });

  it('sends the rate limit with success and with 429, and the next page with a list', () => {
    for (const [status, response] of Object.entries(responses)) {
      const isSuccess = status.startsWith('2');
      const rateLimit = isSuccess || status === '429' ? RATE_LIMIT : [];
      const paging = isSuccess && specified.isPaged ? PAGING : [];
      expect(Object.keys(asObject(response.headers)), status).toEqual([...rateLimit, ...paging]);
    }
  });

  it('is open to a key, a connected account and a custom account', () => {
    expect(operation.security).toEqual(securityOf(specified));
  });
});

/** Each error where the rules of the API say so: bodies and queries 400, records 404, changes 422, deletes of documents 410. */
function statusesOf({ method, path, body, query, status }: SpecifiedOperation): string[] {
  const isGone = status === '410';
  const isChange = method !== 'GET' || path.endsWith('/deliver');
  return [
    status,
    ...EVERY_OPERATION,
    ...(body.length > 0 || query.length > 0 ? ['400'] : []),
    ...(path.includes('{id}') ? ['404'] : []),
    ...(isChange && !isGone ? ['422'] : []),
  ];
}

/** Reading needs `read_only`, changes and deliveries `read_write`. Connect (accounts and addresses) names the token first. */
function securityOf({ method, path, tag, id }: SpecifiedOperation): Json {
  const scope = method === 'GET' && !path.endsWith('/deliver') ? 'read_only' : 'read_write';
  const [basic, oauth2, bearer] = [{ basicAuth: [] }, { oauth2: [scope] }, { bearerAuth: [] }];
  const isConnect = tag === 'Accounts' || tag === 'Addresses';
  if (!isConnect) return [basic, oauth2, bearer];
  // A new account has no token yet: the platform calls with its key.
  return id === 'createAccount' ? [basic, bearer, oauth2] : [bearer, basic, oauth2];
}

function schemaOf(holder: JsonObject): JsonObject {
  return asObject(asObject(asObject(holder.content)['application/json']).schema);
}

function schemaNames(schema: JsonObject): string[] {
  const branches = (schema.anyOf ?? [schema]) as JsonObject[];
  return branches.flatMap(({ $ref }) => (typeof $ref === 'string' ? [nameOf($ref)] : []));
}

function answerName(schema: JsonObject): string {
  if (schema.type === 'array') return `[]${answerName(asObject(schema.items))}`;
  return typeof schema.$ref === 'string' ? nameOf(schema.$ref) : '-';
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
