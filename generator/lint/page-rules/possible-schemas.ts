import type { Json } from '#core/json/json';
import { listOf } from '#core/json/read';
import { membersOf } from '../members-of';
import type { Rule } from '../redocly';

const RANGES = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** A schema that no value fits, a field that no body has, a default that is none of its values, and a pattern that is none. */
export const PossibleSchemas: Rule = () => ({
  Schema(schema, context) {
    const members = membersOf(schema);
    const tell = (keyword: string, message: string) =>
      context.report({ message, location: context.location.child([keyword]) });
    const { pattern, default: standard, enum: values } = members;
    const reason = typeof pattern === 'string' ? whyNoPattern(pattern) : undefined;
    if (reason !== undefined)
      tell(
        'pattern',
        `The pattern ${JSON.stringify(pattern)} is no regular expression: ${reason}.\nCorrect it.`,
      );
    if (standard !== undefined && values !== undefined && !holds(listOf(values), standard))
      tell(
        'default',
        `The default ${JSON.stringify(standard)} is none of the values ${listOf(values).map(asText).join(', ')}.\nWrite one of them, or add it to the enum.`,
      );
    if (members.readOnly === true && members.writeOnly === true)
      tell(
        'readOnly',
        'The field is `readOnly` and `writeOnly`, so it is neither sent nor returned.\nKeep one of them.',
      );
    for (const [least, most] of RANGES) {
      const [from, to] = [members[least], members[most]];
      if (typeof from === 'number' && typeof to === 'number' && from > to)
        tell(
          least,
          `No value fits: \`${least}\` is ${from}, and \`${most}\` is ${to}.\nWrite a \`${least}\` of at most ${to}.`,
        );
    }
  },
});

/** JSON Schema takes the regular expressions of ECMA-262 with `u`; many descriptions are written for those without. */
function whyNoPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^.*: /, '').toLowerCase();
  }
}

function holds(values: readonly Json[], value: Json): boolean {
  return values.map(asText).includes(asText(value));
}

function asText(value: Json): string {
  return JSON.stringify(value);
}
