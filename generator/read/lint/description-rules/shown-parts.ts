import { countOf } from '#core/text/count-of';
import { suggestTypo } from '../../../problems/suggest-typo';
import { membersOf } from '../../source/members-of';
import { keyOf } from '../key-of';
import type { Rule, RuleContext } from '../redocly';
import { EXTENSIONS } from './extensions';

/** Members of OpenAPI that no page shows, by the type of their object. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  Root: ['jsonSchemaDialect', '$self'],
  Schema: ['$comment', '$schema', '$vocabulary'],
};

type Location = RuleContext['location'];

/**
 * Names everything that no page shows, once with its count: extensions that nothing reads, and members of OpenAPI for programs only.
 */
export const ShownParts: Rule = () => {
  const found = new Map<string, { count: number; first: Location }>();
  const look = (node: unknown, { type, location }: RuleContext) => {
    // The author chooses the keys of maps.
    if (type.name === 'SpecExtension' || /Map$|Properties$/.test(type.name)) return;
    for (const name of Object.keys(membersOf(node)).filter((key) => isLost(key, type.name))) {
      const known = found.get(name);
      if (known) known.count += 1;
      else found.set(name, { count: 1, first: location.child([name]) });
    }
  };
  return {
    any: { enter: look },
    ref: { enter: look },
    Root: {
      leave: (_, context) => {
        for (const [name, { count, first }] of found)
          context.report({
            message: `\`${name}\` is not shown (${countOf(count, 'time')}).\nWrite what readers need to know into a \`description\`, or leave it for other tools.`,
            location: keyOf(first),
          });
      },
    },
  };
};

/** A misspelled extension is reported with its correction. */
function isLost(key: string, type: string): boolean {
  if (!key.startsWith('x-')) return NOT_SHOWN[type]?.includes(key) === true;
  return !Object.hasOwn(EXTENSIONS, key) && suggestTypo(key, Object.keys(EXTENSIONS)) === undefined;
}
