import { sentMethod } from '#core/http/methods';
import { deriveOperationId } from '../../../model/api/derive-operation-id';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';
import { operationsOf } from './operations-of';

/** Reports operations without an id: they get one from their method and path, which changes with the path. */
export const OperationHasId: Rule = () => ({
  Root(root, context) {
    const operations = [...operationsOf(root, 'paths', context), ...operationsOf(root, 'webhooks', context)];
    for (const { method, path, operation, location } of operations) {
      if (operation.operationId) continue;
      const id = deriveOperationId({ method, path });
      context.report({
        message: `The operation ${sentMethod(method)} \`${path}\` has no operationId; \`${id}\` is used.\nWrite an \`operationId\` that stays the same when the path changes.`,
        location: keyOf(location),
      });
    }
  },
});
