import MarkdownIt from 'markdown-it';
import { LANDING_URL } from '../../addresses/urls';
import type { Rule } from '../redocly';
import { createTextReader } from '../texts/read-texts';

/** Most texts have no such link, and reading one as Markdown takes long. */
const MAY_HAVE_LINK = /\]\(\s*<?\/|href\s*=\s*["']?\//i;
const HREF = /<a\s[^<>]*\bhref\s*=\s*["']?([^"'\s>]+)/gi;

const parser = new MarkdownIt({ html: true });

/**
 * A link to a path leads to a page of these docs. Authors mostly mean one of their own site, whose host nothing says; of
 * ours the description knows the reference alone.
 */
export const WholeLinks: Rule = () => {
  const enter = createTextReader(({ value, location, names }, context) => {
    if (names.at(-1) !== 'description' || !MAY_HAVE_LINK.test(value)) return;
    for (const link of new Set(linksIn(value).filter(isElsewhere)))
      context.report({
        message: `The link \`${link}\` leads into these docs, which may have no such page.\nWrite the whole address, such as \`https://api.example${link}\`.`,
        location,
      });
  });
  return { any: { enter }, ref: { enter } };
};

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
  return /^\/(?!\/)/.test(link) && !link.startsWith(LANDING_URL);
}
