import { listOf } from '#core/json/read';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';
import { membersOf } from '../../source/members-of';

/** Reports values of an enum, except null, that `x-enumDescriptions` does not explain, and explanations of other values. */
export const EnumValuesExplained: Rule = () => ({
  Schema(schema, context) {
    const { location } = context;
    const members = membersOf(schema);
    if (members.enum === undefined) return;
    const values = listOf(members.enum)
      .filter((value) => value !== null)
      .map(String);
    const meanings = membersOf(members['x-enumDescriptions']);
    const unexplained = values.filter((value) => !meanings[value]);
    const superfluous = Object.keys(meanings).filter((key) => !values.includes(key));
    if (unexplained.length === 1 && superfluous.length === 1) {
      const [value, other] = [...unexplained, ...superfluous];
      context.report({
        message: `The enum has the value \`${value}\`, and \`x-enumDescriptions\` explains \`${other}\` instead.\nWrite the same value in both.`,
        location: location.child(['enum']),
      });
      return;
    }
    if (unexplained.length > 1 && Object.keys(meanings).length === 0) {
      context.report({
        message: `None of the ${unexplained.length} values of the enum is explained.\nAdd \`x-enumDescriptions\` to the schema, with a line such as \`${unexplained[0]}: <meaning>\` for each.`,
        location: location.child(['enum']),
      });
      return;
    }
    for (const value of unexplained) {
      context.report({
        message: `The value \`${value}\` of the enum is not explained.\nAdd \`${value}: <meaning>\` to \`x-enumDescriptions\` of the schema.`,
        location: location.child(['enum']),
      });
    }
    for (const value of superfluous) {
      context.report({
        message: `\`x-enumDescriptions\` explains \`${value}\`, which is not a value of the enum.\nTake it out, or add the value to \`enum\`.`,
        location: keyOf(location.child(['x-enumDescriptions', value])),
      });
    }
  },
});
