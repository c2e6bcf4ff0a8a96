import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { isStub } from '../../../site/redirects/stub-pages';
import { attributeOf, childrenOf, type Element, textOf, visit } from '../../../tools/pages/html-tree';
import { type Printed, readPrinted } from './read-printed';

/** Folder of the built site. */
export const SITE = path.resolve(process.env.SITE_OUT ?? 'build');

/** A page of the built site as it is served: what a reader has without scripts. */
export interface BuiltPage {
  /** The fields, responses, errors and other parts that the page prints, in its order. */
  printed: Printed[];
  /** The content of all code blocks. */
  codes: Set<string>;
  /** Where its links lead, as they are written. */
  links: ReadonlySet<string>;
  /** Where the links of a list or a value lead, by the label right before it: a paragraph before a list, or a term. */
  labeled: ReadonlyMap<string, readonly string[]>;
  /** Where addresses may lead. */
  ids: ReadonlySet<string>;
  /** Ids that several elements have. */
  repeatedIds: string[];
  /** All text of the page. */
  text: string;
}

/** URLs of all pages of the built site, without those that only lead to another one. */
export function listPages(): string[] {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return files
    .filter((file) => !isStub(readFileSync(path.join(SITE, file), 'utf8')))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .toSorted();
}

/** Reads the page of a URL such as `/api/invoices/create-invoice/` or `/404.html`. */
export function readPage(url: string): BuiltPage {
  const file = path.join(SITE, url.endsWith('.html') ? url : `${url}index.html`);
  if (!existsSync(file)) throw new Error(`The built site has no page ${url} (${file}).`);
  const page = known.get(url) ?? readHtml(readFileSync(file, 'utf8'));
  known.set(url, page);
  return page;
}

const known = new Map<string, BuiltPage>();

/** The same for the HTML of a page. */
export function readHtml(html: string): BuiltPage {
  const ids = new Map<string, Element>();
  const repeatedIds = new Set<string>();
  const codes = new Set<string>();
  const links = new Set<string>();
  const labeled = new Map<string, string[]>();
  const document = parse(html);
  visit(document, (element) => {
    const id = attributeOf(element, 'id');
    if (id !== undefined && ids.has(id)) repeatedIds.add(id);
    if (id !== undefined) ids.set(id, element);
    if (element.tagName === 'a') links.add(attributeOf(element, 'href') ?? '');
    const label = labelOf(element);
    if (label !== undefined) labeled.set(label, [...(labeled.get(label) ?? []), ...linksIn(element)]);
    if (element.tagName === 'pre') codes.add(textOf(element).trimEnd());
  });
  return {
    printed: readPrinted(document),
    codes,
    links,
    labeled,
    ids: new Set(ids.keys()),
    repeatedIds: [...repeatedIds],
    text: textOf(document),
  };
}

/** The elements whose label comes right before them, and that of the label. */
const LABELS: Readonly<Record<string, string>> = { ul: 'p', dd: 'dt' };

function labelOf(element: Element): string | undefined {
  const wanted = LABELS[element.tagName];
  if (wanted === undefined || !element.parentNode) return undefined;
  const siblings = childrenOf(element.parentNode);
  const before = siblings[siblings.indexOf(element) - 1];
  return before?.nodeName === wanted ? textOf(before) : undefined;
}

function linksIn(element: Element): string[] {
  const found: string[] = [];
  visit(element, (one) => {
    const href = one.tagName === 'a' ? attributeOf(one, 'href') : undefined;
    if (href !== undefined) found.push(href);
  });
  return found;
}
