import { isHttpMethod } from '#core/http/methods';
import { isObject, type JsonObject } from '#core/json/json';
import { entriesOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';

/** A raw operation as rules see it, with its location. */
export interface FoundOperation {
  method: string;
  path: string;
  operation: { operationId?: unknown; tags?: unknown };
  location: RuleLocation;
}

/** A path item as rules see it. */
export interface FoundPathItem {
  path: string;
  item: JsonObject;
  location: RuleLocation;
  operations: FoundOperation[];
}

/** Returns the path items under `paths` or `webhooks` of the root, in order. A path item that two paths share counts twice. */
export function pathItemsOf(root: object, kind: 'paths' | 'webhooks', context: RuleContext): FoundPathItem[] {
  return entriesOf(membersOf(root)[kind]).map(([path, raw]) => {
    const resolved = context.resolve<object>(raw as object);
    const own = context.location.child([kind, path]);
    const location = isReference(raw) ? (resolved.location ?? own) : own;
    const item = membersOf(resolved.node);
    const operations = Object.entries(item)
      .filter(([method, operation]) => isHttpMethod(method) && isObject(operation))
      .map(([method, operation]) => {
        // Not in the specification, but bundlers accept it: an operation in a separate file.
        const target = context.resolve<object>(operation as object, location.source.absoluteRef);
        const own = location.child([method]);
        return {
          method,
          path,
          operation: membersOf(target.node),
          location: isReference(operation) ? (target.location ?? own) : own,
        };
      });
    return { path, item, location, operations };
  });
}

/** Returns the operations of these path items. */
export function operationsOf(
  root: object,
  kind: 'paths' | 'webhooks',
  context: RuleContext,
): FoundOperation[] {
  return pathItemsOf(root, kind, context).flatMap(({ operations }) => operations);
}
