import type { RuleContext, RuleLocation } from '../redocly';

/** An operation as a rule sees it: raw, with its place. */
export interface FoundOperation {
  method: string;
  path: string;
  operation: { operationId?: unknown; tags?: unknown };
  location: RuleLocation;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The operations under `paths` or `webhooks` of the root, in their order. One that two paths share counts twice. */
export function operationsOf(
  root: object,
  kind: 'paths' | 'webhooks',
  context: RuleContext,
): FoundOperation[] {
  const map = (root as { paths?: unknown; webhooks?: unknown })[kind];
  return entriesOf(map).flatMap(([path, raw]) => {
    const item = context.resolve<object>(raw as object);
    const own = context.location.child([kind, path]);
    const location = isReference(raw) ? (item.location ?? own) : own;
    return entriesOf(item.node)
      .filter(([method, operation]) => METHODS.includes(method) && isObject(operation))
      .map(([method, operation]) => ({
        method,
        path,
        operation: operation as FoundOperation['operation'],
        location: location.child([method]),
      }));
  });
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function isReference(value: unknown): boolean {
  return isObject(value) && '$ref' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
