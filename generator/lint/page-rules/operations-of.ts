import { isHttpMethod } from '#core/http/methods';
import { isObject } from '#core/json/json';
import { entriesOf } from '#core/json/read';
import { membersOf } from '../members-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { isReference } from '../references';

/** An operation as a rule sees it: raw, with its place. */
export interface FoundOperation {
  method: string;
  path: string;
  operation: { operationId?: unknown; tags?: unknown };
  location: RuleLocation;
}

/** The operations under `paths` or `webhooks` of the root, in their order. One that two paths share counts twice. */
export function operationsOf(
  root: object,
  kind: 'paths' | 'webhooks',
  context: RuleContext,
): FoundOperation[] {
  return entriesOf(membersOf(root)[kind]).flatMap(([path, raw]) => {
    const item = context.resolve<object>(raw as object);
    const own = context.location.child([kind, path]);
    const location = isReference(raw) ? (item.location ?? own) : own;
    return Object.entries(membersOf(item.node))
      .filter(([method, operation]) => isHttpMethod(method) && isObject(operation))
      .map(([method, operation]) => ({
        method,
        path,
        operation: operation as FoundOperation['operation'],
        location: location.child([method]),
      }));
  });
}
