import { isObject, type Json } from '../json/json';
import { tryParse } from '../json/try-parse';
import type { ParameterLocation } from './parameter-location';
import { isJson } from './wire/body-format';
import { type Serialization, TEXT } from './wire/serialization';
import {
  joinQuery,
  type WireParameter,
  writeCookies,
  writeHeader,
  writePath,
  writeQuery,
} from './wire/write-parameters';

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

/** A parameter whose value readers write into a field. */
export interface CallField extends Pick<WireParameter, 'in' | 'name'> {
  /** Absent: its string is encoded as a whole. */
  serialization?: Serialization;
  /** Whether its value is written as JSON. */
  kind?: 'array' | 'object';
}

/** The values of a request, before they are put where they belong. */
export interface CallValues {
  parameters: readonly WireParameter[];
  /** Headers other than parameters. */
  headers: Record<string, string>;
  body?: string;
}

/** Returns the parameter of a field that holds a string. */
export function fillField(field: CallField, text: string): WireParameter {
  const { in: location, name, serialization = TEXT } = field;
  return { in: location, name, serialization, value: readField(field, text) };
}

/**
 * Returns the parameters whose fields hold these strings, by location and name.
 * @param fields those that are more than a string, encoded as a whole.
 */
export function fillFields(
  texts: Partial<Record<ParameterLocation, Record<string, string>>>,
  fields: readonly CallField[] = [],
): WireParameter[] {
  return Object.entries(texts).flatMap(([location, values]) =>
    Object.entries(values).map(([name, text]) => {
      const field = { in: location as ParameterLocation, name };
      return fillField(fields.find((one) => one.in === field.in && one.name === name) ?? field, text);
    }),
  );
}

/** Returns the value of an array or an object, which is written as JSON; the items of an array may also be separated by commas. */
function readField({ kind, serialization }: CallField, text: string): Json {
  if (text === '') return text;
  const value = tryParse(text);
  if (serialization?.kind === 'content' && isJson(serialization.mediaType))
    return value === undefined ? text : value;
  if (kind === 'object' ? isObject(value) : kind === 'array' && Array.isArray(value)) return value as Json;
  return kind === 'array' ? text.split(',').map((item) => item.trim()) : text;
}

/**
 * Puts the values of a request into its path, query and headers. Leaves out query, header and cookie parameters with an empty string.
 * @param operation its method in upper case, and its path template.
 */
export function buildCall(operation: { method: string; path: string }, values: CallValues): HttpCall {
  const { parameters, headers, body } = values;
  const at = (location: WireParameter['in']) =>
    parameters.filter(({ in: place, value }) => place === location && (value !== '' || place === 'path'));
  const path = writePath(operation.path, at('path'));
  const query = joinQuery(writeQuery(at('query')));
  const cookies = writeCookies(at('cookie'));
  const own = at('header').flatMap((parameter): [name: string, text: string][] => {
    const text = writeHeader(parameter);
    return text === undefined ? [] : [[parameter.name, text]];
  });
  return {
    method: operation.method,
    path: query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`,
    headers: { ...headers, ...Object.fromEntries(own), ...(cookies !== '' && { Cookie: cookies }) },
    ...(body !== undefined && { body }),
  };
}

/**
 * Returns the request of a call, for `fetch` or the simulator.
 * @param server base URL of the API, without a slash at its end.
 * @throws TypeError if a header is invalid.
 */
export function toRequest({ method, path, headers, body }: HttpCall, server: string): Request {
  return new Request(`${server}${path}`, { method, headers, body });
}
