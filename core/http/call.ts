import type { ParameterLocation } from './parameter-location';
import { pairOf } from './wire/expand-style';
import { encodeData } from './wire/percent-encoding';
import { joinQuery } from './wire/write-parameters';

/** One request to the API, as it is sent. */
export interface HttpCall {
  /** Upper case. */
  method: string;
  /** Below the base URL of the API, with its query: `/invoices?limit=ten`. */
  path: string;
  headers: Record<string, string>;
  /** The body as sent. */
  body?: string;
}

/** The values of a request, before they are put where they belong. */
export interface CallValues {
  /** Unencoded, by location and name. */
  parameters: Partial<Record<ParameterLocation, Record<string, string>>>;
  /** Headers other than parameters. */
  headers: Record<string, string>;
  body?: string;
}

/**
 * Puts the values of a request into its path, query and headers. Leaves out query and header parameters with an empty value.
 * @param operation its method in upper case, and its path template.
 */
export function buildCall(operation: { method: string; path: string }, values: CallValues): HttpCall {
  const { parameters, headers, body } = values;
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeData(parameters.path?.[name] ?? ''),
  );
  const query = joinQuery(
    sentPairs(parameters.query).map(([name, value]) => pairOf(name, value, encodeData)),
  );
  return {
    method: operation.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...headers, ...Object.fromEntries(sentPairs(parameters.header)) },
    ...(body !== undefined && { body }),
  };
}

function sentPairs(values: Record<string, string> = {}): [name: string, value: string][] {
  return Object.entries(values).filter(([, value]) => value !== '');
}

/**
 * Returns the request of a call, for `fetch` or the simulator.
 * @param server base URL of the API, without a slash at its end.
 * @throws TypeError if a header is invalid.
 */
export function toRequest({ method, path, headers, body }: HttpCall, server: string): Request {
  return new Request(`${server}${path}`, { method, headers, body });
}
