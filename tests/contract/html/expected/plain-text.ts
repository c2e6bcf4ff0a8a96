import type { Json } from '#core/json/json';

/** Markdown as a reader of the page sees it: without backticks, emphasis, bullets and the addresses of links. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*#]|\d+\.) +/gm, '')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A value as readers write it: JSON, without quotes for a string. */
export function wordOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
