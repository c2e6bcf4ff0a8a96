import type { Json } from '#core/json/json';
import { entriesOf, textOf } from '#core/json/read';
import { suggestNearest } from '../../../problems/suggest-nearest';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleLocation } from '../redocly';

const LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

interface LimitsDeclaredOptions {
  /** Extension of the root that declares constants. */
  constants?: string;
}

/** A keyword with a number that a constant of the root declares, too. */
interface Limit {
  keyword: string;
  value: Json | undefined;
  /** The path of its constant: `items.perRequest`. */
  constant?: string;
  location: RuleLocation;
}

/**
 * Reports limits that differ from the constant that `x-constants` names for them (`{maxItems: items.perRequest}`), and upper limits
 * without a constant: one number is declared in one place.
 */
export const LimitsDeclared: Rule = ({ constants: extension = 'x-limits' }: LimitsDeclaredOptions) => {
  const limits: Limit[] = [];
  return {
    Schema(schema, { location }) {
      const members = membersOf(schema);
      const named = membersOf(members['x-constants']);
      const keywords = new Set([...LIMITS.filter((keyword) => keyword in members), ...Object.keys(named)]);
      for (const keyword of keywords)
        limits.push({
          keyword,
          value: members[keyword],
          constant: textOf(named[keyword]),
          location: location.child(keyword in members ? [keyword] : ['x-constants', keyword]),
        });
    },
    Root: {
      leave(root, context) {
        const known = new Map(flatten(membersOf(root)[extension]));
        for (const limit of limits) {
          const message = mistakeIn(limit, known, extension);
          if (message !== undefined) context.report({ message, location: limit.location });
        }
      },
    },
  };
};

function mistakeIn(
  { keyword, value, constant }: Limit,
  known: ReadonlyMap<string, Json>,
  extension: string,
): string | undefined {
  if (constant === undefined) {
    const equal = [...known].flatMap(([path, other]) => (other === value ? [path] : []));
    const named = `x-constants: {${keyword}: ${equal[0] ?? 'path.of.the.constant'}}`;
    const first = equal.length === 0 ? `declare ${JSON.stringify(value)} in \`${extension}\` and ` : '';
    return `The limit \`${keyword}\` names no constant.\n${capitalize(`${first}write \`${named}\` next to it.`)}`;
  }
  const declared = known.get(constant);
  if (declared === undefined)
    return `\`${extension}\` has no constant \`${constant}\`.\n${suggestNearest(constant, known.keys()) ?? 'Declare it, or name another.'}`;
  if (declared === value) return undefined;
  return `\`${keyword}\` is ${JSON.stringify(value ?? null)}, but \`${constant}\` in \`${extension}\` is ${JSON.stringify(declared)}.\nWrite ${JSON.stringify(declared)}, or change the constant and all of its limits.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The values of an object, by their paths. */
function flatten(value: Json | undefined, above = ''): [string, Json][] {
  return entriesOf(value).flatMap(([name, member]): [string, Json][] =>
    typeof member === 'object' ? flatten(member, `${above}${name}.`) : [[above + name, member]],
  );
}
