import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * Reports custom methods, which have no page: neither clients nor the tools that generate types support them.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object (additionalOperations)
 */
export const NoCustomMethods: Rule = () => ({
  PathItem(pathItem, context) {
    for (const method of Object.keys(membersOf(membersOf(pathItem).additionalOperations)))
      context.report({
        message: `The operation ${method} gets no page: \`additionalOperations\` are not supported.\nUse a method that OpenAPI defines, or mention this one in the description of the path item.`,
        location: keyOf(context.location.child(['additionalOperations', method])),
      });
  },
});
