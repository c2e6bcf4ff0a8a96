import type { JsonObject } from '#core/json/json';
import { entriesOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { operationsIn } from '#core/openapi/path-item';
import { isReference } from '#core/openapi/is-reference';

/** A raw operation as rules see it, with its location. */
export interface FoundOperation {
  method: string;
  /** Its location in the path item: `['get']`, `['additionalOperations', 'COPY']`. */
  tokens: string[];
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
    const operations = operationsIn(item).map(({ method, tokens, raw }) => {
      // Not in the specification, but bundlers accept it: an operation in a separate file.
      const target = context.resolve<object>(raw, location.source.absoluteRef);
      const own = location.child(tokens);
      return {
        method,
        tokens,
        path,
        operation: membersOf(target.node),
        location: isReference(raw) ? (target.location ?? own) : own,
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
