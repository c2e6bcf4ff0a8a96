import { textsOf } from '#core/json/read';
import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/** The keywords that apply to values of one type only. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
  object: ['minProperties', 'maxProperties'],
};

/** Reports keywords for values of a type that the schema does not allow: they limit nothing. */
export const KeywordMatchesType: Rule = () => ({
  Schema(schema, context) {
    const members = membersOf(schema);
    const types = textsOf([members.type ?? []].flat()).map((type) => (type === 'integer' ? 'number' : type));
    if (types.length === 0) return;
    for (const [type, keywords] of Object.entries(KEYWORDS).filter(([type]) => !types.includes(type)))
      for (const keyword of keywords.filter((one) => members[one] !== undefined))
        context.report({
          message: `\`${keyword}\` has no effect: it applies to values of type ${type}, and the schema has ${types.join(' or ')}.\nRemove it, or change the \`type\`.`,
          location: keyOf(context.location.child([keyword])),
        });
  },
});
