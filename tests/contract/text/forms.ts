import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../generator/run/files/hash';
import { SITE } from '../html/built-page';
import type { Element } from '../../../tools/pages/html-tree';
import { compareForms } from './compare';
import { readHtml } from './read-html';
import { readText } from './read-text';
import type { PageStatements } from './statement';

const TEXT = 'generated/text';

/** The pages of the reference that have Markdown. */
export const PAGES = filesBelow(TEXT)
  .filter((file) => file.endsWith('index.md'))
  .map((file) => `/${file.replaceAll(path.sep, '/').replace(/index\.md$/, '')}`);

const known = new Map<string, PageStatements>();

export function readMarkdown(page: string): string {
  return readFileSync(path.join(TEXT, page, 'index.md'), 'utf8');
}

/** Describes how the two forms of a page differ. */
export function comparePage(page: string, markdown = readMarkdown(page)): string[] {
  return compareForms(htmlOf(page), parse(page, markdown), (other) =>
    PAGES.includes(other) ? parse(other, readMarkdown(other)) : undefined,
  );
}

export function htmlOf(page: string): PageStatements {
  const found = known.get(page) ?? readHtml(readBuilt(page), page);
  known.set(page, found);
  return found;
}

function readBuilt(page: string): string {
  return readFileSync(path.join(SITE, page, 'index.html'), 'utf8');
}

/** Whether an HTML page has a marked list, as far as can be said without parsing it. */
const MARKED = /data-members="[^"]*" data-markdown-ignore/;

/** Returns the fields that the Markdown of a page has although its HTML marks their list as not in the Markdown. */
export function fieldsMarkedWrongly(page: string): string[] {
  const isMarked = ({ attrs }: Element) =>
    ['data-members', 'data-markdown-ignore'].every((name) => attrs.some((one) => one.name === name));
  const html = readBuilt(page);
  if (!MARKED.test(html)) return [];
  const unmarked = new Set(readHtml(html, page, isMarked).statements.map(({ key }) => key));
  const keys = parse(page, readMarkdown(page)).statements.map(({ key }) => key);
  return keys.filter((key) => key.startsWith('field ') && !unmarked.has(key));
}

const parsed = new Map<string, PageStatements>();

function parse(page: string, markdown: string): PageStatements {
  const key = `${page} ${markdown}`;
  const found = parsed.get(key);
  if (found) return found;
  const keys = new Set(htmlOf(page).statements.map((statement) => statement.key));
  const text = readText(markdown, page, (one) => keys.has(one));
  parsed.set(key, text);
  return text;
}
