import MarkdownIt from 'markdown-it';
import { textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';

/** The OpenAPI objects that have a description. Checking all other objects as well would take longer than the rest of these rules. */
const DESCRIBED = [
  'Info',
  'Tag',
  'ExternalDocs',
  'Server',
  'ServerVariable',
  'PathItem',
  'Operation',
  'Parameter',
  'RequestBody',
  'Response',
  'Header',
  'Example',
  'Link',
  'Schema',
  'SecurityScheme',
];

const parser = new MarkdownIt({ html: true });

/** A part of Markdown. */
export type Token = ReturnType<typeof parser.parse>[number];

/**
 * Returns a rule about the Markdown of descriptions.
 * @param pattern skips the slow parsing for the many descriptions that do not match it.
 * @param explain returns a message for each mistake in the parts of one description; equal ones are reported once.
 */
export function inDescriptions(pattern: RegExp, explain: (tokens: Token[]) => string[]): Rule {
  const enter = (node: object, context: RuleContext) => {
    const text = textOf(membersOf(node).description);
    if (text === undefined || !pattern.test(text)) return;
    const tokens = parser.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
    for (const message of new Set(explain(tokens)))
      context.report({ message, location: context.location.child(['description']) });
  };
  return () => ({ ...Object.fromEntries(DESCRIBED.map((type) => [type, { enter }])), ref: { enter } });
}
