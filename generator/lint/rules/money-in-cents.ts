import { entriesOf, listOf, textOf } from '#core/json/read';
import type { Rule, RuleContext } from '../redocly';
import { isCondition } from './is-condition';
import { membersOf } from '../members-of';

/**
 * A field that ends in `_cents` is an integer and its description says "cents"; there is no other way to tell 1999
 * from 19.99.
 */
export const MoneyInCents: Rule = () => ({
  SchemaProperties(properties, context) {
    const { location, resolve } = context;
    if (isCondition(location.pointer)) return;
    for (const [name, property] of entriesOf(membersOf(properties))) {
      if (!name.endsWith('_cents')) continue;
      const place = location.child([name]);
      if (!isInteger(property, resolve)) {
        context.report({
          message: `The field \`${name}\` is not an integer.\nWrite \`type: integer\`.`,
          location: place,
        });
      }
      if (!/\bcents\b/.test(textOf(membersOf(property).description) ?? '')) {
        context.report({
          message: `The description of \`${name}\` does not say that the amount is in cents.\nEnd it with ": integer, in cents."`,
          location: place,
        });
      }
    }
  },
});

function isInteger(schema: unknown, resolve: RuleContext['resolve']): boolean {
  const { type, anyOf } = membersOf(resolve(membersOf(schema)).node);
  const branches = listOf(anyOf).filter((branch) => membersOf(branch).type !== 'null');
  if (branches.length > 0) return branches.every((branch) => isInteger(branch, resolve));
  const types = [type].flat().filter((one) => one !== 'null');
  return types.length === 1 && types[0] === 'integer';
}
