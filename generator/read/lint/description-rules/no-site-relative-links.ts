import { ADDRESSES } from '../../../model/addresses/urls';
import { inDescriptions, type Token } from './in-descriptions';

const MAY_HAVE_LINK = /\]\(\s*<?\/|href\s*=\s*["']?\//i;
const HREF = /<a\s[^<>]*\bhref\s*=\s*["']?([^"'\s>]+)/gi;

/**
 * Reports links to a path, which lead to a page of these docs. Authors mostly mean a page of their site, whose host is unknown;
 * of our pages, a description knows only the reference.
 */
export const NoSiteRelativeLinks = inDescriptions(MAY_HAVE_LINK, (tokens) =>
  tokens
    .flatMap(linksOf)
    .filter(isElsewhere)
    .map(
      (link) =>
        `The link \`${link}\` points into these docs, which may not have such a page.\nWrite the absolute URL, such as \`https://api.example${link}\`.`,
    ),
);

function linksOf(token: Token): string[] {
  if (token.type === 'link_open') return [String(token.attrGet('href') ?? '')];
  if (!token.type.startsWith('html_')) return [];
  return [...token.content.matchAll(HREF)].map(([, link = '']) => link);
}

function isElsewhere(link: string): boolean {
  return /^\/(?!\/)/.test(link) && !link.startsWith(ADDRESSES.landing);
}
