import MarkdownIt from 'markdown-it';
import { textOf } from '#core/json/read';
import { ADDRESSES } from '../../addresses/urls';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';

/** Skips the slow parsing of Markdown for the many descriptions without such a link. */
const MAY_HAVE_LINK = /\]\(\s*<?\/|href\s*=\s*["']?\//i;
const HREF = /<a\s[^<>]*\bhref\s*=\s*["']?([^"'\s>]+)/gi;

const parser = new MarkdownIt({ html: true });

/** The OpenAPI objects that have a description. Checking all other objects as well would take longer than the rest of this rule. */
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

/**
 * Reports links to a path, which lead to a page of these docs. Authors mostly mean a page of their site, whose host is unknown;
 * of our pages, a description knows only the reference.
 */
export const NoSiteRelativeLinks: Rule = () => ({
  ...Object.fromEntries(DESCRIBED.map((type) => [type, { enter: reportLinks }])),
  ref: { enter: reportLinks },
});

function reportLinks(node: object, context: RuleContext): void {
  const text = textOf(membersOf(node).description);
  if (text === undefined || !MAY_HAVE_LINK.test(text)) return;
  for (const link of new Set(linksIn(text).filter(isElsewhere)))
    context.report({
      message: `The link \`${link}\` points into these docs, which may not have such a page.\nWrite the absolute URL, such as \`https://api.example${link}\`.`,
      location: context.location.child(['description']),
    });
}

type Token = ReturnType<typeof parser.parse>[number];

function linksIn(text: string): string[] {
  const tokens = parser.parse(text, {});
  return tokens.flatMap((token) => [token, ...(token.children ?? [])]).flatMap(linksOf);
}

function linksOf(token: Token): string[] {
  if (token.type === 'link_open') return [String(token.attrGet('href') ?? '')];
  if (!token.type.startsWith('html_')) return [];
  return [...token.content.matchAll(HREF)].map(([, link = '']) => link);
}

function isElsewhere(link: string): boolean {
  return /^\/(?!\/)/.test(link) && !link.startsWith(ADDRESSES.landing);
}
