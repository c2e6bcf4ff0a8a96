import type { Json } from '#core/json/json';
import type { ReproductionCall } from '#core/contracts/reproductions';
import type { Operation } from '../../model/api-model';
import { parameterText } from '../../snippets/parameter-text';
import { authorizationOf, credentialFor } from '../credentials';
import type { SimulatorSettings } from '../settings/settings';

/** The differences between the request of a reproduction and the first documented request. */
export interface CallChanges {
  /** Override the values of the documented request. */
  parameters?: Record<string, Json>;
  /** Replaces the whole query. */
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Returns the call of the first documented request, without its body and without optional query parameters. */
export function plainCall(
  operation: Operation,
  settings: SimulatorSettings,
  { parameters = {}, query, headers = {} }: CallChanges = {},
): ReproductionCall {
  const values = { ...documentedValues(operation), ...parameters };
  return {
    method: operation.method.toUpperCase(),
    path: pathOf(operation, values) + queryText(query ?? queryOf(operation, values, parameters)),
    headers: { Authorization: authorizationOf(credentialFor(operation, settings)), ...headers },
  };
}

/** Adds a JSON body to a call. */
export function withBody(call: ReproductionCall, body: Json): ReproductionCall {
  return withText(call, JSON.stringify(body));
}

/** Adds a body that claims to be JSON to a call. */
export function withText(call: ReproductionCall, body: string): ReproductionCall {
  return { ...call, headers: { ...call.headers, 'Content-Type': 'application/json' }, body };
}

/** Adds an empty body to a call if the operation takes one: an update that changes nothing. */
export function withEmptyBody({ requestBody }: Operation, call: ReproductionCall): ReproductionCall {
  return requestBody ? withBody(call, {}) : call;
}

function documentedValues({ requests }: Operation): Record<string, Json> {
  return Object.fromEntries((requests[0]?.parameters ?? []).map(({ name, value }) => [name, value]));
}

function pathOf({ path }: Operation, values: Record<string, Json>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => parameterText(values[name] ?? name));
}

/** Returns the query parameters that are required or given. */
function queryOf(
  { parameters }: Operation,
  values: Record<string, Json>,
  given: Record<string, Json>,
): Record<string, string> {
  const sent = parameters.filter(
    ({ in: place, name, required }) => place === 'query' && (required || name in given) && name in values,
  );
  return Object.fromEntries(sent.map(({ name }) => [name, parameterText(values[name] ?? null)]));
}

function queryText(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}
