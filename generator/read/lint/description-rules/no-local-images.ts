import { inDescriptions, type Token } from './in-descriptions';

const MAY_HAVE_IMAGE = /!\[|<img\b/i;
const SRC = /<img\s[^<>]*\bsrc\s*=\s*["']?([^"'\s>]+)/gi;

/** Reports images that are files next to the description: pages have their alternative text, and those of other hosts are links. */
export const NoLocalImages = inDescriptions(MAY_HAVE_IMAGE, (tokens) =>
  tokens
    .flatMap(sourcesOf)
    .filter((source) => !/^https?:/i.test(source))
    .map(
      (source) =>
        `The image \`${shorten(source)}\` is not shown, only its alternative text.\nWrite its absolute URL, which becomes a link, or describe what it shows.`,
    ),
);

function sourcesOf(token: Token): string[] {
  // Pages do not take Markdown with data in an address for an image, so all of it stays.
  if (token.type === 'image')
    return [String(token.attrGet('src') ?? '')].filter((src) => !/^data:/i.test(src));
  if (!token.type.startsWith('html_')) return [];
  return [...token.content.matchAll(SRC)].map(([, source = '']) => source);
}

/** An image can be written out in its address, as data. */
function shorten(source: string): string {
  return source.length > 80 ? `${source.slice(0, 79)}…` : source;
}
