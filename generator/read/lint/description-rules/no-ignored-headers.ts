import { isIgnoredHeader } from '#core/http/ignored-header';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * Reports header parameters for media types and security, which OpenAPI ignores, and so do pages, types, and snippets.
 * @see https://spec.openapis.org/oas/v3.1.0#fixed-fields-9 (name)
 */
export const NoIgnoredHeaders: Rule = () => ({
  Parameter(parameter, context) {
    const { in: location, name } = membersOf(parameter);
    if (typeof name !== 'string' || !isIgnoredHeader(location, name)) return;
    const remedy = /^authorization$/i.test(name)
      ? 'Declare it in `components/securitySchemes` and name it in `security`.'
      : 'Write the media types as keys of `content`, and what else it means into a description.';
    context.report({
      message: `The header \`${name}\` is not shown: OpenAPI ignores parameters of this name.\n${remedy}`,
      location: context.location.child('name'),
    });
  },
});
