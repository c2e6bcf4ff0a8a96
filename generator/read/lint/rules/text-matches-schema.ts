import type { Json } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { checkDefaults } from '../texts/check-defaults';
import { checkNumbers } from '../texts/check-numbers';
import { type Constant, constantsIn, countsIn } from '../texts/constants';
import { limitsBeside } from '../texts/limits-beside';
import { reportFindings } from '../texts/finding';
import { createTextReader, type Text } from '../texts/read-texts';
import { SchemaCollection } from './schema-collection';

interface TextMatchesSchemaOptions {
  /** Extension of the root that declares constants: with `removalDays: 7`, descriptions that mention days must say 7. */
  constants?: string;
}

/**
 * Reports numbers and defaults in descriptions that disagree with the declared ones: limits and enums of the schema described,
 * constants of the root, and the number of values of a named enum.
 */
export const TextMatchesSchema: Rule = ({ constants: extension = 'x-limits' }: TextMatchesSchemaOptions) => {
  const collection = new SchemaCollection();
  const texts: Text[] = [];
  const enter = createTextReader((text, { type, location, resolve }) => {
    // The value of an example is one of many.
    if (type.name === 'Example') return;
    const { beside } = text;
    const schema = beside && collection.add(beside, location, resolve);
    texts.push({ ...text, beside: schema });
  });
  return {
    any: { enter },
    ref: { enter },
    Root: {
      leave(root, context) {
        const members = membersOf(root);
        const enums = Object.values(collection.schemas).flatMap(enumConstant);
        const constants = [...constantsIn(members[extension]), ...countsIn(members), ...enums];
        for (const { value, location, beside: schema } of texts) {
          const beside = schema === undefined ? undefined : limitsBeside(schema, collection.schemas);
          const findings = [...checkNumbers(value, { beside, constants }), ...checkDefaults(value, beside)];
          reportFindings(findings, location, context);
        }
      },
    },
  };
};

/** Returns the constant for `seven tax codes`, for an enum of seven whose title is `Tax code` or `Tax code ID`. */
function enumConstant(schema: Json): Constant[] {
  const { title, enum: values } = objectOf(schema);
  const noun = textOf(title)?.toLowerCase().replace(/ id$/, '');
  return noun === undefined || values === undefined
    ? []
    : [{ value: listOf(values).length, nouns: [`${noun}s`], about: [] }];
}
