import type { Html } from '../page-data';

/** Protocols that micromark lets through and that a description has no use for. */
const OTHER_PROTOCOLS = / href="(?:ircs?|xmpp):[^"]*"/gi;

/**
 * Fits the HTML of micromark into a page: headings start below those of the page (h4), links with other protocols than
 * http, https and mailto lose their target, wide tables and code can be reached by keyboard. Every tag here was written by
 * micromark, because what an author writes as HTML comes out escaped.
 */
export function restrictHtml(html: string): Html {
  return html
    .replace(
      /<(\/?)h([1-6])>/g,
      (_, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + 3, 6)}>`,
    )
    .replace(OTHER_PROTOCOLS, '')
    .replaceAll('<pre>', '<pre tabindex="0">');
}
