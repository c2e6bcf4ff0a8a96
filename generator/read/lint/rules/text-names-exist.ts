import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';
import { checkNames } from '../texts/check-names';
import { reportFindings } from '../texts/finding';
import { limitsBeside } from '../texts/limits-beside';
import { NamedThings } from '../texts/named-things';
import { createTextReader, type Text } from '../texts/read-texts';
import { SchemaCollection } from './schema-collection';

interface TextNamesExistOptions {
  /** Names that are valid although the description does not define them. */
  others?: string[];
  /** Extensions of the root that tell of earlier versions, whose names the description no longer has. */
  history?: string[];
}

/**
 * Reports names in code font that are not a field, parameter, header, scope, or value, names listed after "one of" that are not
 * values of the enum described, and values given for a field that it does not have.
 */
export const TextNamesExist: Rule = ({ others = [], history = [] }: TextNamesExistOptions) => {
  const collection = new SchemaCollection();
  const things = new NamedThings();
  const texts: Text[] = [];
  ['null', 'true', 'false', ...others].forEach((name) => things.names.add(name));
  const read = createTextReader((text, { location, resolve }) => {
    const schema = text.beside && collection.add(text.beside, location, resolve);
    texts.push({ ...text, beside: schema });
  });
  const collect = (node: unknown, { resolve }: RuleContext): void =>
    things.add(membersOf(node), (schema) => membersOf(resolve<object>(membersOf(schema)).node));
  return {
    any: {
      enter(node, context) {
        read(node, context);
        collect(node, context);
      },
    },
    ref: { enter: read },
    Root: {
      leave(_, context) {
        for (const { value, location, beside } of texts) {
          const { values } = limitsBeside(beside ?? {}, collection.schemas);
          const isHistory = history.some((name) => location.pointer.startsWith(`#/${name}/`));
          reportFindings(checkNames(value, values.map(String), things, isHistory), location, context);
        }
      },
    },
  };
};
