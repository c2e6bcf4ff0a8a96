import type { Rule } from '../redocly';
import { operationsOf } from './operations-of';

/** @see https://spec.openapis.org/oas/v3.1.0#operation-object (operationId) */
export const UniqueOperationIds: Rule = () => ({
  Root(root, context) {
    const owners = new Map<unknown, string>();
    const operations = [...operationsOf(root, 'paths', context), ...operationsOf(root, 'webhooks', context)];
    for (const { method, path, operation, location } of operations) {
      if (!operation.operationId) continue;
      const name = `${method.toUpperCase()} \`${path}\``;
      const owner = owners.get(operation.operationId);
      owners.set(operation.operationId, owner ?? name);
      if (owner === undefined) continue;
      context.report({
        message: `The operationId \`${String(operation.operationId)}\` of ${name} is already that of ${owner}.\nGive each operation an operationId of its own.`,
        location: location.child(['operationId']),
      });
    }
  },
});
