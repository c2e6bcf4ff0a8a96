import type { Content } from '../content/content';
import type { DocumentedOperation } from '../content/documented';
import { unknown } from '../content/find';

/** The bodies of an operation. */
export function operationOf({ documented }: Content, id: string): DocumentedOperation {
  return documented?.operations[id] ?? { responses: {} };
}

/**
 * Returns the operationId of a call. Fixed segments of a path come before parameters.
 * @param path with or without origin and query.
 * @throws UsageError that names the nearest call.
 */
export function findCalled({ facts: { operations } }: Content, method: string, path: string): string {
  const plain = `/${path.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/s, '')}`.replace(/^\/+/, '/');
  const [found] = Object.entries(operations)
    .filter(([, one]) => one.method === method.toLowerCase() && matches(one.path, plain))
    .sort(([, one], [, other]) => countParameters(one.path) - countParameters(other.path));
  if (found) return found[0];
  const given = `${method.toUpperCase()} ${plain}`;
  const calls = Object.values(operations).map((one) => `${one.method.toUpperCase()} ${one.path}`);
  throw unknown('operation', given, given, calls);
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
