import { sentMethod } from '#core/http/methods';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';
import { pathItemsOf } from './operations-of';

/**
 * Reports operation ids that are not unique. As a consequence, two paths cannot share their operations.
 * @see https://spec.openapis.org/oas/v3.1.0#operation-object (operationId)
 */
export const UniqueOperationIds: Rule = () => ({
  Root(root, context) {
    const owners = new Map<string, string>();
    const paths = new Map<string, string>();
    for (const kind of ['paths', 'webhooks'] as const)
      for (const { path, location: item, operations } of pathItemsOf(root, kind, context)) {
        const other = paths.get(item.absolutePointer);
        paths.set(item.absolutePointer, other ?? path);
        const named = operations.filter(({ operation }) => Boolean(operation.operationId));
        if (other !== undefined && named.length > 0) {
          context.report({
            message: `\`${path}\` has the path item of \`${other}\`, so their operations have the same operationId.\nRefer to a separate path item.`,
            location: keyOf(context.location.child([kind, path])),
          });
          continue;
        }
        for (const { method, operation, location } of named) {
          const { operationId } = operation;
          if (typeof operationId !== 'string') continue;
          const name = `${sentMethod(method)} \`${path}\``;
          const owner = owners.get(operationId);
          owners.set(operationId, owner ?? name);
          if (owner === undefined) continue;
          context.report({
            message: `The operationId \`${operationId}\` of ${name} is already that of ${owner}.\nGive each operation its own operationId.`,
            location: location.child(['operationId']),
          });
        }
      }
  },
});
