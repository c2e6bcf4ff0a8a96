import { FEED_FILES } from '#core/contracts/feed-files';
import type { Feed, FeedEntry } from './feed';

const [ATOM] = FEED_FILES;

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
export function formatAtom({ title, home, author, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', home + ATOM.file),
    element('title', title),
    `<link rel="self" type="${ATOM.mediaType}" href="${escapeXml(home + ATOM.file)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    element('updated', timeOf(updated)),
    `<author>${element('name', author)}</author>`,
    ...entries.flatMap(formatEntry),
    '</feed>',
    '',
  ].join('\n');
}

function formatEntry({ id, url, title, date, html, labels }: FeedEntry): string[] {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('updated', timeOf(date)),
    ...labels.map((label) => `<category term="${escapeXml(label)}"/>`),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ];
}

/** Versions have days, feeds have times. */
export function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Everything that XML 1.0 allows nowhere, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}
