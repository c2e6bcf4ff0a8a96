import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

const INNER = ['encoding', 'prefixEncoding', 'itemEncoding'] as const;

/**
 * Reports encodings of nested parts: pages show only the parts of the body itself.
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-object
 */
export const NoNestedEncoding: Rule = () => ({
  Encoding(encoding, context) {
    if (context.specVersion !== 'oas3_2') return;
    for (const member of INNER)
      if (membersOf(encoding)[member] !== undefined)
        context.report({
          message: `The \`${member}\` inside an encoding does not appear on any page: encodings of parts inside a part are not supported.\nSay in the description of the field how its parts are sent.`,
          location: keyOf(context.location.child([member])),
        });
  },
});
