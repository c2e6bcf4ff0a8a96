import { MOVED } from '#core/labels/moved';
import { type Alias, ALIAS_STYLES, hrefOf, isOnPage } from './aliases';

/**
 * Adds the earlier ids of a page to its HTML: inside the place that replaced each, or at the start of the content with a link, which
 * is shown to those who come with that id.
 * @param html of a page whose content the browser keeps as it is
 * @param base path that the site is served below: `/`
 */
export function addAliases(html: string, page: string, aliases: readonly Alias[], base: string): string {
  const missing = aliases.filter(({ id }) => !html.includes(` id="${id}"`));
  if (missing.length === 0) return html;
  const styled = insertAfter(html, CONTENT, `<style>${ALIAS_STYLES}</style>`);
  return missing.reduce((text, alias) => {
    const place = isOnPage(alias, page) ? startOf(text, alias.target) : undefined;
    return place === undefined
      ? insertAfter(text, CONTENT, formatMoved(alias, hrefOf(alias, base)))
      : insertAfter(text, place, `<span class="alias" id="${alias.id}"></span>`);
  }, styled);
}

/** The element that holds the content of a page of the reference. */
const CONTENT = '<article class="markdown">';

function formatMoved({ id }: Alias, href: string): string {
  return `<p id="${id}" data-moved="${href}"><a href="${href}">${MOVED.section}</a></p>`;
}

/** Returns the start tag of the heading or entry with an id. */
function startOf(html: string, id: string): string | undefined {
  return [...html.matchAll(/<(?:h[1-6]|li)\b[^>]*>/g)].find(([tag]) => tag.includes(` id="${id}"`))?.[0];
}

function insertAfter(html: string, anchor: string, inserted: string): string {
  const index = html.indexOf(anchor);
  return index < 0
    ? html
    : html.slice(0, index + anchor.length) + inserted + html.slice(index + anchor.length);
}
