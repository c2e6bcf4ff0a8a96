import { textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';

const QUERY = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'];

/** The styles allowed for each location. @see https://spec.openapis.org/oas/v3.1.0#style-values */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: QUERY,
  header: ['simple'],
  cookie: ['form', 'cookie'],
};
const ALL = new Set(Object.values(STYLES).flat());

/** Reports styles that are not allowed for the location of a parameter; the rule `struct` reports unknown styles. */
export const StyleMatchesLocation: Rule = () => ({
  Parameter(parameter, context) {
    const place = textOf(membersOf(parameter).in) ?? '';
    check(parameter, STYLES[place], `A parameter in \`${place}\``, context);
  },
  Header(header, context) {
    check(header, STYLES.header, 'A header', context);
  },
  Encoding(encoding, context) {
    check(encoding, QUERY, 'A field of a form', context);
  },
});

function check(
  node: unknown,
  styles: readonly string[] | undefined,
  what: string,
  context: RuleContext,
): void {
  const style = textOf(membersOf(node).style);
  if (style === undefined || styles === undefined || !ALL.has(style) || styles.includes(style)) return;
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(styles.map((one) => `\`${one}\``));
  context.report({
    message: `${what} has no style \`${style}\`.\nWrite ${list}, or take \`style\` out.`,
    location: context.location.child(['style']),
  });
}
