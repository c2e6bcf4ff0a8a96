import { intendedType, type IntendedType } from '#core/openapi/schema-types';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/** Reports types that JSON Schema does not have, if it is clear which one is meant. Redocly reports the others. */
export const KnownTypes: Rule = () => ({
  Schema(schema, context) {
    const { type } = membersOf(schema);
    for (const [index, word] of [type].flat().entries()) {
      const meant = intendedType(word);
      if (!meant) continue;
      const written = formatType(meant);
      context.report({
        message: `OpenAPI has no type \`${word as string}\`: it is read as ${written}.\nWrite ${written}.`,
        location: context.location.child(Array.isArray(type) ? ['type', index] : ['type']),
      });
    }
  },
});

function formatType({ type, format }: IntendedType): string {
  return format === undefined ? `\`${type}\`` : `\`${type}\` with the format \`${format}\``;
}
