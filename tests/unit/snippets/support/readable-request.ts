import type { SecurityScheme } from '../../../../generator/model/api/api-model';
import { buildHttpRequest, type HttpRequest } from '../../../../generator/emit/snippets/http-request';
import { model, operation } from './build-operation';

const key: SecurityScheme = { id: 'key', notes: [], deprecated: false, type: 'http', scheme: 'basic' };
const api = model({
  servers: [{ url: 'https://{account}.example/api', variables: [{ name: 'account', default: 'demo' }] }],
  securitySchemes: [key],
  extensions: { 'example-credentials': { key: 'sk_test_EXAMPLE:' } },
});

/** A request with a key, an account, a query and a body in which each kind of value is once. */
export function readableRequest(): HttpRequest {
  const parameters = [
    { in: 'path' as const, name: 'id', value: 7 },
    { in: 'query' as const, name: 'limit', value: 25 },
  ];
  const value = { name: 'Zoë', active: true, note: null, tags: ['a', 'b'], address: {} };
  const body = { mediaType: 'application/json', value };
  const given = operation(
    { method: 'put', path: '/things/{id}', security: [{ schemes: [{ id: 'key', scopes: [] }] }] },
    parameters,
  );
  return buildHttpRequest(given, { name: 'default', parameters, body }, api);
}

/** A GET with nothing but a key, and an answer of this kind. */
export function shortRequest(response: HttpRequest['response']): HttpRequest {
  const given = operation({ security: [{ schemes: [{ id: 'key', scopes: [] }] }] });
  return { ...buildHttpRequest(given, given.requests[0]!, api), response };
}
