/**
 * Adapts HTML that was written for a site at the root of its host to a site below `base`: `href="/api/"` becomes
 * `href="/docs/api/"`. Links of components do not need this: `Link` adds the base.
 * @param base begins and ends with a slash.
 */
export function rebase(html: string, base: string): string {
  return base === '/' ? html : html.replaceAll(LINK, (_, start: string) => start + base);
}

/** A link or image with a path of the site, up to the path's first slash; two slashes begin the name of another host. */
const LINK = /(<(?:a|img)\s(?:[^>]*?\s)?(?:href|src)=")\/(?!\/)/g;
