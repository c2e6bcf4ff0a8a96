import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * Reports keys of responses that are neither a status of three digits nor a range in capital letters such as `2XX`.
 * @see https://spec.openapis.org/oas/v3.1.0#responses-object
 */
export const KnownStatuses: Rule = () => ({
  Responses(responses, context) {
    for (const status of Object.keys(membersOf(responses))) {
      // The rule `struct` reports keys that do not resemble a status.
      if (!/^[1-5][0-9Xx]{2}$/.test(status) || /^[1-5](\d\d|XX)$/.test(status)) continue;
      context.report({
        message: `\`${status}\` is neither a status nor a range of statuses.\nWrite \`${status.charAt(0)}XX\`, or a status of three digits.`,
        location: keyOf(context.location.child([status])),
      });
    }
  },
});
