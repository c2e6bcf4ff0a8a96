import type { Rule } from '../redocly';
import { operationsOf } from './operations-of';

/** @see https://spec.openapis.org/oas/v3.1.0#operation-object (operationId) */
export const UniqueOperationIds: Rule = () => ({
  Root(root, context) {
    const owners = new Map<string, string>();
    const operations = [...operationsOf(root, 'paths', context), ...operationsOf(root, 'webhooks', context)];
    for (const { method, path, operation, location } of operations) {
      const { operationId } = operation;
      if (typeof operationId !== 'string' || operationId === '') continue;
      const name = `${method.toUpperCase()} \`${path}\``;
      const owner = owners.get(operationId);
      owners.set(operationId, owner ?? name);
      if (owner === undefined) continue;
      context.report({
        message: `The operationId \`${operationId}\` of ${name} is already that of ${owner}.\nGive each operation an operationId of its own.`,
        location: location.child(['operationId']),
      });
    }
  },
});
