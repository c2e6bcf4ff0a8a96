import type { Content } from '../content/content';
import type { DocumentedOperation } from '../content/documented';
import { ambiguous, unknown } from '../content/find';

/** The bodies of an operation. */
export function operationOf({ documented }: Content, id: string): DocumentedOperation {
  return documented?.operations[id] ?? { responses: {} };
}

/**
 * Returns the operationId of a call. Fixed segments of a path come before parameters.
 * @param path with or without origin and query; with several APIs, it may begin with the name of one: `/orders/things/1`.
 * @throws UsageError that names the nearest call, or the APIs that have it.
 */
export function findCalled({ facts: { operations } }: Content, method: string, path: string): string {
  const plain = `/${path.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/s, '')}`.replace(/^\/+/, '/');
  const given = `${method.toUpperCase()} ${plain}`;
  const matching = Object.entries(operations)
    .filter(
      ([id, one]) =>
        one.method === method.toLowerCase() &&
        (matches(one.path, plain) || matches(pathInApi(id, one.path), plain)),
    )
    .sort(([, one], [, other]) => countParameters(one.path) - countParameters(other.path));
  const [found] = matching;
  const same = matching.filter(([, one]) => one.path === found?.[1].path);
  if (same.length > 1)
    throw ambiguous(
      given,
      same.map(([id, one]) => pathInApi(id, one.path)),
    );
  if (found) return found[0];
  const calls = Object.values(operations).map((one) => `${one.method.toUpperCase()} ${one.path}`);
  throw unknown('operation', given, given, calls);
}

/** The path below the name of its API, which begins the ids of several APIs: `orders.getThing`. */
function pathInApi(id: string, path: string): string {
  return id.includes('.') ? `/${id.replace(/\..*$/, '')}${path}` : path;
}

/** A parameter may be a part of a segment: `/cards/{id}.json`. */
function matches(template: string, path: string): boolean {
  const [known, asked] = [template.split('/'), path.split('/')];
  return (
    known.length === asked.length &&
    known.every((segment, index) => segment.includes('{') || segment === asked[index])
  );
}

function countParameters(template: string): number {
  return template.split('{').length;
}
