import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * The key of a response is a status of three digits, or a range such as `2XX` in capital letters.
 * @see https://spec.openapis.org/oas/v3.1.0#responses-object
 */
export const KnownStatuses: Rule = () => ({
  Responses(responses, context) {
    for (const status of Object.keys(membersOf(responses))) {
      // The rule `struct` reports keys that are nothing like a status.
      if (!/^[1-5][0-9Xx]{2}$/.test(status) || /^[1-5](\d\d|XX)$/.test(status)) continue;
      context.report({
        message: `\`${status}\` is neither a status nor a range of statuses.\nWrite \`${status.charAt(0)}XX\`, or a status of three digits.`,
        location: keyOf(context.location.child([status])),
      });
    }
  },
});
