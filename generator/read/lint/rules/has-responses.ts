import { membersOf } from '../../source/members-of';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

/** Reports operations without responses once, instead of once for each response that they should have. */
export const HasResponses: Rule = () => ({
  Operation(operation, context) {
    const { operationId, responses } = membersOf(operation);
    if (Object.keys(membersOf(responses)).length > 0) return;
    const { key, location } = context;
    const name = typeof operationId === 'string' ? operationId : String(key).toUpperCase();
    context.report({
      message: `The operation \`${name}\` has no responses.\nAdd \`responses\`, with that of a call that succeeds first.`,
      location: keyOf(responses === undefined ? location : location.child(['responses'])),
    });
  },
});
