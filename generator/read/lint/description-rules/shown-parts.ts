import { countOf } from '#core/text/count-of';
import { suggestTypo } from '../../../problems/suggest-typo';
import { membersOf } from '../../source/members-of';
import { hasOwnKeys } from '../has-own-keys';
import { keyOf } from '../key-of';
import type { Rule, RuleContext } from '../redocly';
import { EXTENSIONS } from './extensions';

/** Members of OpenAPI that no page shows, by the type of their object. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  Root: ['jsonSchemaDialect', '$self'],
  Schema: ['$comment', '$schema', '$vocabulary'],
};

type Location = RuleContext['location'];

const REMEDY = '\nWrite what readers need to know into a `description`, or leave it for other tools.';

/** Words in a row, outside of brackets as code has them. */
const WORDS = /^[^{}[\]<>]*\S\s+\p{L}{2,}/u;

/** An extension or a member that no page shows. */
interface Lost {
  count: number;
  first: Location;
  /** Whether a value has words that readers could miss; other values are for programs. */
  hasWords: boolean;
}

/**
 * Names everything that no page shows, once with its count: extensions that nothing reads, and members of OpenAPI for programs only.
 * Those with words for readers have a remedy.
 */
export const ShownParts: Rule = () => {
  const found = new Map<string, Lost>();
  const look = (node: unknown, { type, location }: RuleContext) => {
    if (hasOwnKeys(type.name)) return;
    for (const [name, value] of Object.entries(membersOf(node))) {
      if (!isLost(name, type.name)) continue;
      const lost = found.get(name) ?? { count: 0, first: location.child([name]), hasWords: false };
      const hasWords = name.startsWith('x-') && typeof value === 'string' && WORDS.test(value);
      found.set(name, { ...lost, count: lost.count + 1, hasWords: lost.hasWords || hasWords });
    }
  };
  return {
    any: { enter: look },
    ref: { enter: look },
    Root: {
      leave: (_, context) => {
        for (const [name, { count, first, hasWords }] of found)
          context.report({
            message: `\`${name}\` is not shown (${countOf(count, 'time')}).${hasWords ? REMEDY : ''}`,
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
