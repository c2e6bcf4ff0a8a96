import type { DocumentedRequest } from '../contracts/world-files';
import type { OperationFacts } from '../contracts/world-contract';
import { encodeData } from '../http/wire/percent-encoding';
import type { WorldRequest } from './read-request';

/**
 * Returns a documented request with the credentials that its operation needs: no description has valid ones, so any value does.
 * @param chosen ids in place of the documented values, by the names of the parameters in the path.
 */
export function requestOf(
  { method, path, security }: OperationFacts,
  documented: DocumentedRequest,
  chosen: Readonly<Record<string, string>>,
): WorldRequest {
  const [needed = []] = security;
  const namesIn = (location: 'query' | 'header' | 'cookie') =>
    needed.filter((one) => one.in === location).map(({ name }) => name);
  const cookies = namesIn('cookie').map((name) => `${name}=${CREDENTIAL}`);
  const own = documented.headers.cookie;
  return {
    method,
    path: path.replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) => {
      if (Object.hasOwn(chosen, name)) return encodeData(chosen[name]!);
      return Object.hasOwn(documented.path, name) ? documented.path[name]! : encodeData(placeholder);
    }),
    query: [
      ...(documented.query === '' ? [] : [documented.query]),
      ...namesIn('query').map((name) => `${encodeData(name)}=${CREDENTIAL}`),
    ].join('&'),
    headers: {
      ...documented.headers,
      ...Object.fromEntries(namesIn('header').map((name) => [name.toLowerCase(), CREDENTIAL])),
      ...(cookies.length > 0 && { cookie: [...(own === undefined ? [] : [own]), ...cookies].join('; ') }),
    },
    body: documented.body,
  };
}

const CREDENTIAL = 'example';
