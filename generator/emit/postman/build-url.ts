import type { WirePair } from '#core/http/wire/expand-style';
import type { HttpRequest } from '../snippets/http-request';
import type { KeyValue, PostmanUrl } from './collection';

/**
 * Builds the address of a request. Values are percent-encoded here, by their style: Postman encodes what it must, and leaves what is
 * encoded.
 * @param base the variable with the server.
 * @param keys pairs with the variables of keys.
 */
export function buildUrl(request: HttpRequest, base: string, keys: readonly KeyValue[]): PostmanUrl {
  const { path, variable } = pathOf(request);
  const query = [...request.query.map(toPair), ...keys];
  const search = query.map(({ key, value }) => (value === null ? key : `${key}=${value}`)).join('&');
  return {
    raw: `${base}/${path.join('/')}${search && `?${search}`}`,
    host: [base],
    path,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

/** A segment that is a parameter, by a name that Postman can read in a path. */
const PLACEHOLDER = /^\{(\w+)\}$/;

/** Segments that are parameters become variables, which readers replace; other values are part of the path. */
function pathOf({ pathTemplate, path }: HttpRequest): Required<Pick<PostmanUrl, 'path' | 'variable'>> {
  const templates = segmentsOf(pathTemplate);
  const values = segmentsOf(path);
  // A value with slashes that its style leaves, or a query in the template.
  if (templates.length !== values.length) return { path: values.map(literal), variable: [] };
  const names = templates.map((template) => PLACEHOLDER.exec(template)?.[1]);
  return {
    path: values.map((value, index) => (names[index] === undefined ? literal(value) : `:${names[index]}`)),
    variable: values.flatMap((value, index) => {
      const key = names[index];
      return key === undefined ? [] : [{ key, value }];
    }),
  };
}

/** Splits a path behind its first slash. */
function segmentsOf(path: string): string[] {
  return path.replace(/^\//, '').split('/');
}

/** Postman reads a segment that begins with a colon as a variable. */
function literal(segment: string): string {
  return segment.replace(/^:/, '%3A');
}

function toPair({ sent }: WirePair): { key: string; value: string | null } {
  const [, key = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(sent) ?? [];
  return { key, value: value ?? null };
}
