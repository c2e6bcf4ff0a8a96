import { groupBy } from '#core/collections/group-by';
import { entriesOf, listOf, textOf } from '#core/json/read';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { isCondition } from './is-condition';
import { membersOf } from '../../source/members-of';

/** A field, and the schema that declares another type than integer: its own schema or one that it refers to. */
interface WrongField {
  name: string;
  location: RuleLocation;
  schema: RuleLocation;
}

/**
 * Reports fields ending in `_cents` that are not integers, or whose description does not say "cents": otherwise nothing
 * distinguishes 1999 from 19.99. Reports a schema that many fields refer to once.
 */
export const MoneyInCents: Rule = () => {
  const wrong: WrongField[] = [];
  return {
    SchemaProperties(properties, context) {
      const { location, resolve } = context;
      if (isCondition(location.pointer)) return;
      for (const [name, property] of entriesOf(membersOf(properties))) {
        if (!name.endsWith('_cents')) continue;
        const place = location.child([name]);
        const schema = findOther(property, place, resolve);
        if (schema) wrong.push({ name, location: place, schema });
        if (!/\bcents\b/.test(textOf(membersOf(property).description) ?? '')) {
          context.report({
            message: `The description of \`${name}\` does not say that the amount is in cents.\nEnd it with ": integer, in cents."`,
            location: place,
          });
        }
      }
    },
    Root: {
      leave(_, context) {
        for (const fields of groupBy(wrong, ({ schema }) => schema.absolutePointer).values())
          context.report(tellWrong(fields));
      },
    },
  };
};

/** Reports the schema, with all of its fields, if several fields refer to it; otherwise the field. */
function tellWrong(fields: readonly WrongField[]) {
  const [{ name, location, schema } = fields[0]!, ...others] = fields;
  const remedy = 'Write `type: integer`.';
  if (others.length === 0)
    return { message: `The field \`${name}\` is not an integer.\n${remedy}`, location };
  return {
    message: `The schema is not an integer, and ${fields.length} fields in cents are of it, such as \`${name}\`.\n${remedy}`,
    location: [schema.child(['type']), ...fields.map((field) => field.location)],
  };
}

/** Returns the first schema that allows anything except an integer or null. */
function findOther(
  schema: unknown,
  place: RuleLocation,
  resolve: RuleContext['resolve'],
): RuleLocation | undefined {
  const { node, location = place } = resolve<object>(membersOf(schema), place.source.absoluteRef);
  const { type, anyOf } = membersOf(node);
  const branches = listOf(anyOf)
    .map((branch, index) => ({ branch, at: location.child(['anyOf', index]) }))
    .filter(({ branch }) => membersOf(branch).type !== 'null');
  if (branches.length > 0)
    return branches.map(({ branch, at }) => findOther(branch, at, resolve)).find(Boolean);
  const types = [type].flat().filter((one) => one !== 'null');
  return types.length === 1 && types[0] === 'integer' ? undefined : location;
}
