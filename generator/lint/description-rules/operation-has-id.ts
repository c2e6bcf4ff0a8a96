import { deriveOperationId } from '../../model/derive-operation-id';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';
import { operationsOf } from './operations-of';

/** An operation without an id gets one from its method and path, which changes when the path does. */
export const OperationHasId: Rule = () => ({
  Root(root, context) {
    const operations = [...operationsOf(root, 'paths', context), ...operationsOf(root, 'webhooks', context)];
    for (const { method, path, operation, location } of operations) {
      if (operation.operationId) continue;
      const id = deriveOperationId({ method, path });
      context.report({
        message: `The operation ${method.toUpperCase()} \`${path}\` has no operationId; \`${id}\` is used.\nWrite an \`operationId\` that stays the same when the path changes.`,
        location: keyOf(location),
      });
    }
  },
});
