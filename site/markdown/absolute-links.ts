/** The addresses that links of Markdown pages lead to. */
export interface LinkTargets {
  /** Start of every absolute address, without a trailing slash: `https://docs.example/base`. */
  site: string;
  /** Addresses of the pages that have Markdown: `/guides/webhooks/`. */
  pages: ReadonlySet<string>;
}

/** Returns the absolute address of a page's Markdown: `https://docs.example/guides/webhooks/index.md`. */
export function markdownAddress(href: string, { site }: Pick<LinkTargets, 'site'>): string {
  return `${site}${href}index.md`;
}

/**
 * Returns an absolute address for a link, so that it works in a copy of the page too. A page that has Markdown is replaced by it:
 * a reader that only fetches Markdown can follow every link.
 * @param url `/guides/webhooks/#signature`, `#signature`, `pathname:///openapi.json`, or an address of another host.
 * @param href address of the page with the link.
 */
export function absoluteLink(url: string, href: string, targets: LinkTargets): string {
  const local = url.replace(/^pathname:\/\//, '');
  if (!/^[/#]/.test(local)) return url;
  const { path = '', hash = '' } = /^(?<path>[^#]*)(?<hash>#.*)?$/.exec(local)?.groups ?? {};
  const page = path === '' ? href : path;
  return targets.pages.has(page)
    ? `${markdownAddress(page, targets)}${hash}`
    : `${targets.site}${page}${hash}`;
}

/** A block or span of code, whose brackets do not make a link, or the address of a link. */
const CODE_OR_LINK =
  /^(?<fence>`{3,}|~{3,})[^]*?^\k<fence>[`~]*[ \t]*$|(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)|(?<=\]\()(?<url>[/#][^\s)]*)/gm;

/** Makes all links of Markdown that the generator wrote absolute. @see absoluteLink */
export function withAbsoluteLinks(markdown: string, href: string, targets: LinkTargets): string {
  return markdown.replace(CODE_OR_LINK, (whole, ...rest) => {
    const { url } = rest.at(-1) as { url?: string };
    return url === undefined ? whole : absoluteLink(url, href, targets);
  });
}
