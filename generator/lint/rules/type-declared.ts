import { membersOf } from '../members-of';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';
import { isCondition } from './is-condition';

/** Each of these says which values there are, or leaves it to another schema. */
const TYPING = ['type', '$ref', 'allOf', 'anyOf', 'oneOf', 'enum', 'const', 'not', 'if'];

/** A schema says the type of its values: without one every value fits it, and readers cannot tell what to send. */
export const TypeDeclared: Rule = () => ({
  Schema(schema, context) {
    const { location } = context;
    const members = membersOf(schema);
    const isPart = /\/(allOf|anyOf|oneOf)\/\d+$/.test(location.pointer) || isCondition(location.pointer);
    if (isPart || typeof schema === 'boolean' || TYPING.some((keyword) => members[keyword] !== undefined))
      return;
    context.report({
      message: `The schema has no \`type\`, so every value fits it.\nWrite its \`type\`; where several fit, list them: \`type: [string, integer]\`.`,
      location: keyOf(location),
    });
  },
});
