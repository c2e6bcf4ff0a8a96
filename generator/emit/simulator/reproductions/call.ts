import { sentMethod } from '#core/http/methods';
import { namesInBraces } from '#core/http/names-in-braces';
import type { Json } from '#core/json/json';
import { buildCall, type HttpCall } from '#core/http/call';
import type { ParameterLocation } from '#core/http/parameter-location';
import type { WireParameter } from '#core/http/wire/write-parameters';
import type { Operation } from '../../../model/api/api-model';
import { authorizationOf, credentialFor } from '../credentials';
import { serializationOf } from '../../snippets/http-request';
import type { SimulatorSettings } from '../settings/settings';

/** The differences between the request of a reproduction and the first documented request. */
export interface CallChanges {
  /** Override the values of the documented request. */
  parameters?: Record<string, Json>;
  /** The name of a query parameter that is left out. */
  without?: string;
  /** Replaces the whole query. */
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Returns the call of the first documented request, without its body and without optional query parameters. */
export function plainCall(
  operation: Operation,
  settings: SimulatorSettings,
  { parameters = {}, without, query, headers = {} }: CallChanges = {},
): HttpCall {
  const values = { ...documentedValues(operation), ...parameters };
  return buildCall(
    { method: sentMethod(operation.method), path: operation.path },
    {
      parameters: [
        ...namesInBraces(operation.path).map((name) =>
          wireOf(operation, 'path', [name, values[name] ?? name]),
        ),
        ...Object.entries(query ?? queryOf(operation, values, parameters))
          .filter(([name]) => name !== without)
          .map((entry) => wireOf(operation, 'query', entry)),
      ],
      headers: { Authorization: authorizationOf(credentialFor(operation, settings)), ...headers },
    },
  );
}

function wireOf(
  operation: Operation,
  location: ParameterLocation,
  [name, value]: [name: string, value: Json],
): WireParameter {
  const parameter = { in: location, name };
  return { ...parameter, value, serialization: serializationOf(operation, parameter) };
}

/** Adds a JSON body to a call. */
export function withBody(call: HttpCall, body: Json): HttpCall {
  return withText(call, JSON.stringify(body));
}

/** Adds a body that claims to be JSON to a call. */
export function withText(call: HttpCall, body: string): HttpCall {
  return { ...call, headers: { ...call.headers, 'Content-Type': 'application/json' }, body };
}

/** Adds an empty body to a call if the operation takes one: an update that changes nothing. */
export function withEmptyBody({ requestBody }: Operation, call: HttpCall): HttpCall {
  return requestBody ? withBody(call, {}) : call;
}

function documentedValues({ requests }: Operation): Record<string, Json> {
  return Object.fromEntries((requests[0]?.parameters ?? []).map(({ name, value }) => [name, value]));
}

/** Returns the query parameters that are required or given. */
function queryOf(
  { parameters }: Operation,
  values: Record<string, Json>,
  given: Record<string, Json>,
): Record<string, Json> {
  const sent = parameters.filter(
    ({ in: place, name, required }) => place === 'query' && (required || name in given) && name in values,
  );
  return Object.fromEntries(sent.map(({ name }) => [name, values[name] ?? null]));
}
