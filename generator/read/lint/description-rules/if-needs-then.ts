import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/**
 * Reports `then` and `else` without an `if`: they have no effect.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2
 */
export const IfNeedsThen: Rule = () => ({
  Schema(schema, context) {
    const members = membersOf(schema);
    const [first] = ['then', 'else'].filter((keyword) => members[keyword] !== undefined);
    if (first === undefined || members.if !== undefined) return;
    context.report({
      message: `\`${first}\` has no effect without an \`if\`.\nAdd the condition as \`if\`, or take \`${first}\` out.`,
      location: keyOf(context.location.child([first])),
    });
  },
});
