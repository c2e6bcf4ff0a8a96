import type { Content } from '../content/content';
import type { DocumentedOperation } from '../content/documented';
import { ambiguous, apiOf, unknown } from '../content/find';
import { countParameters, matches } from '../content/match-path';

/** The bodies of an operation. */
export function operationOf({ documented }: Content, id: string): DocumentedOperation {
  return documented?.operations[id] ?? { responses: {} };
}

/**
 * Returns the operationId of a call. Fixed segments of a path come before parameters.
 * @param path with or without origin and query; with several APIs, it may begin with the name of one: `/orders/things/1`.
 * @throws UsageError that names the nearest call, or the APIs that have it.
 */
export function findCalled(content: Content, method: string, path: string): string {
  const {
    facts: { operations },
    about,
  } = content;
  const plain = `/${path.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/s, '')}`.replace(/^\/+/, '/');
  const isKnown = Object.values(operations).some((one) => one.method === method);
  const sent = isKnown ? method : method.toUpperCase();
  const given = `${sent} ${plain}`;
  const matching = Object.entries(operations)
    .filter(
      ([id, one]) =>
        one.method === sent && (matches(one.path, plain) || matches(pathInApi(id, one.path, about), plain)),
    )
    .sort(([, one], [, other]) => countParameters(one.path) - countParameters(other.path));
  const [found] = matching;
  if (found) {
    const count = countParameters(found[1].path);
    const best = matching.filter(([, one]) => countParameters(one.path) === count);
    const isShared = new Set(best.map(([id]) => apiOf(id, about))).size > 1;
    if (!isShared) return found[0];
    throw ambiguous(
      given,
      best.map(([id, one]) => pathInApi(id, one.path, about)),
    );
  }
  const calls = Object.values(operations).map((one) => `${one.method} ${one.path}`);
  throw unknown('operation', given, given, calls);
}

/** The path below the name of its API, if there are several. */
function pathInApi(id: string, path: string, about: Content['about']): string {
  const api = apiOf(id, about);
  return api === undefined ? path : `/${api}${path}`;
}
