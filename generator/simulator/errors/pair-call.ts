import type { Json } from '#core/json/json';
import type { Operation } from '../../model/api-model';
import type { PairRequest } from '#core/contracts/reproductions';

const KEY = { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}` };
const SELLER = { Authorization: 'Bearer at_EXAMPLE' };

/** Addresses belong to the custom account of the world, everything else to the account of its secret key. */
export function credentialsFor({ path }: Operation): Record<string, string> {
  return path.startsWith('/addresses') ? SELLER : KEY;
}

/** The last fixed part of the path: `coupons`, and `credits` for `/credits/{id}/void`. */
export function resourceOf({ path }: Operation): string {
  return path.split('/{')[0]?.split('/').at(-1) ?? '';
}

/** The call of the first documented request without its body: what every pair starts from. */
export function plainCall(operation: Operation): PairRequest {
  return {
    method: operation.method.toUpperCase(),
    path: `${pathOf(operation)}${queryOf(requiredQuery(operation))}`,
    headers: credentialsFor(operation),
  };
}

/** The same call with a JSON body. */
export function withBody(call: PairRequest, body: Json): PairRequest {
  return withText(call, JSON.stringify(body));
}

/** The same call with a body that claims to be JSON. */
export function withText(call: PairRequest, body: string): PairRequest {
  return { ...call, headers: { ...call.headers, 'Content-Type': 'application/json' }, body };
}

/** The call with an empty body where the operation takes one: an update that changes nothing. */
export function emptyCall(operation: Operation, call = plainCall(operation)): PairRequest {
  return operation.requestBody ? withBody(call, {}) : call;
}

/** The call on the record with another id. */
export function withId(operation: Operation, id: string): PairRequest {
  return { ...plainCall(operation), path: operation.path.replace('{id}', id) };
}

/** The call with this query instead of its own. */
export function withQuery(operation: Operation, query: Record<string, string>): PairRequest {
  return { ...plainCall(operation), path: `${pathOf(operation)}${queryOf(query)}` };
}

function pathOf({ path, requests }: Operation): string {
  const given = requests[0]?.parameters ?? [];
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    textOf(given.find((parameter) => parameter.in === 'path' && parameter.name === name)?.value ?? name),
  );
}

function requiredQuery({ parameters, requests }: Operation): Record<string, string> {
  const isRequired = (name: string) =>
    parameters.some((parameter) => parameter.name === name && parameter.required);
  const given = requests[0]?.parameters ?? [];
  return Object.fromEntries(
    given
      .filter((parameter) => parameter.in === 'query' && isRequired(parameter.name))
      .map(({ name, value }) => [name, textOf(value)]),
  );
}

function queryOf(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
