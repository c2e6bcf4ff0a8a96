import { methodNamed } from '#core/http/methods';
import { ADDITIONAL, operationsIn } from '#core/openapi/path-item';
import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * Reports names of custom methods that are not methods of HTTP, and methods that OpenAPI has a member for.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object (additionalOperations)
 */
export const ValidMethods: Rule = () => ({
  PathItem(pathItem, context) {
    const item = membersOf(pathItem);
    const shown = operationsIn(item).flatMap(({ tokens }) =>
      tokens[0] === ADDITIONAL ? tokens.slice(1) : [],
    );
    for (const name of Object.keys(membersOf(item[ADDITIONAL]))) {
      const message = messageFor(name, shown.includes(name));
      if (message !== undefined)
        context.report({ message, location: keyOf(context.location.child([ADDITIONAL, name])) });
    }
  },
});

function messageFor(name: string, isShown: boolean): string | undefined {
  const method = methodNamed(name);
  if (method === undefined)
    return `The operation ${JSON.stringify(name)} has no page: this is not the name of a method.\nWrite the method as it is sent, of letters, digits and the signs that a token of HTTP may have, without spaces.`;
  if (method === name) return undefined;
  return isShown
    ? `\`${name}\` is a method of OpenAPI, so the operation is shown as \`${method}\`.\nMove it out of \`${ADDITIONAL}\` and call it \`${method}\`.`
    : `The path has two operations \`${method}\`; the one called \`${name}\` has no page.\nKeep one of them, outside of \`${ADDITIONAL}\`.`;
}
