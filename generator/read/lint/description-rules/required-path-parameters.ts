import { textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/** Reports optional path parameters: no call can omit a part of its path. */
export const RequiredPathParameters: Rule = () => ({
  Parameter(parameter, context) {
    const { name, in: place, required } = membersOf(parameter);
    if (place === 'path' && required !== true)
      context.report({
        message: `The path parameter \`${textOf(name) ?? ''}\` is not required.\nWrite \`required: true\` next to it.`,
        location: required === undefined ? context.location : context.location.child(['required']),
      });
  },
});
