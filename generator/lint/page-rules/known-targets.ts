import { formatPointer, parseFragment } from '#core/json/pointer';
import { membersOf } from '../members-of';
import type { Rule } from '../redocly';
import { suggestNearest } from '../suggest-nearest';
import { operationsOf } from './operations-of';

/**
 * A link leads to an operation of the description, or by an address to one of another.
 * @see https://spec.openapis.org/oas/v3.1.0#link-object
 */
export const KnownTargets: Rule = () => {
  const ids = new Set<string>();
  const places = new Set<string>();
  return {
    Root: {
      enter(root, context) {
        for (const kind of ['paths', 'webhooks'] as const)
          for (const { path, method, operation } of operationsOf(root, kind, context)) {
            places.add(JSON.stringify([kind, path, method]));
            if (typeof operation.operationId === 'string') ids.add(operation.operationId);
          }
      },
    },
    Link(link, context) {
      const { location } = context;
      const { operationId, operationRef } = membersOf(link);
      if (typeof operationId === 'string' && !ids.has(operationId)) {
        const remedy = suggestNearest(operationId, ids) ?? 'Write that of an operation.';
        context.report({
          message: `The link leads nowhere: no operation has the operationId \`${operationId}\`.\n${remedy}`,
          location: location.child(['operationId']),
        });
      }
      const place = typeof operationRef === 'string' ? parseFragment(operationRef) : undefined;
      if (place && !places.has(JSON.stringify(place)))
        context.report({
          message: `The link leads nowhere: there is no operation at \`#${formatPointer(place)}\`.\nWrite the place of an operation, such as \`#/paths/~1invoices/get\`.`,
          location: location.child(['operationRef']),
        });
      if (operationId === undefined && operationRef === undefined)
        context.report({
          message: 'The link leads nowhere: it names no operation.\nAdd the `operationId` of one.',
          location,
        });
    },
  };
};
