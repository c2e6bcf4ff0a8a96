import type { LinkData } from '#core/contracts/page-data';
import { escapeText } from './escape-text';

/** Any site: only the path of a relative address is taken from it. */
const SITE = 'https://site.invalid';

/** Formats a link of the page data. */
export function link({ label, href }: LinkData): string {
  return linkTo(escapeText(label), href);
}

/** Formats a link whose label is Markdown already. */
export function linkTo(label: string, href: string): string {
  return `[${label}](${escapeAddress(href)})`;
}

/**
 * Resolves an address against the page it is on: `#errors` → `/api/invoices/create-invoice/#errors`. Addresses of other hosts
 * stay as they are.
 */
export function resolveAddress(href: string, page: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href) || !URL.canParse(href, SITE + page)) return href;
  const url = new URL(href, SITE + page);
  return url.href.slice(SITE.length);
}

function escapeAddress(href: string): string {
  return href.replace(/[\s()<>\\]|\p{Cc}/gu, (character) =>
    encodeURIComponent(character).replace(/[()]/g, hex),
  );
}

function hex(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}
