import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * Responses stand under a status of three digits, or under a range such as `2XX`, in capital letters.
 * @see https://spec.openapis.org/oas/v3.1.0#responses-object
 */
export const KnownStatuses: Rule = () => ({
  Responses(responses, context) {
    for (const status of Object.keys(membersOf(responses))) {
      // What is no status at all has no place, which the check of structures says.
      if (!/^[1-5][0-9Xx]{2}$/.test(status) || /^[1-5](\d\d|XX)$/.test(status)) continue;
      context.report({
        message: `\`${status}\` is neither a status nor a range of statuses.\nWrite \`${status.charAt(0)}XX\`, or a status of three digits.`,
        location: keyOf(context.location.child([status])),
      });
    }
  },
});
