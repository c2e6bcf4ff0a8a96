import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Folder of the built site. */
export const SITE = path.resolve(process.env.SITE_OUT ?? 'build');

/** A page of the built site as it is served: what a reader has without scripts. */
export interface BuiltPage {
  /** Text of the element with an id, undefined without one. */
  textOf: (id: string) => string | undefined;
  /** Texts of all blocks of code. */
  codes: Set<string>;
  /** Ids that several elements have. */
  repeatedIds: string[];
  /** All text of the page. */
  text: string;
}

/** URLs of all pages of the built site. */
export function listPages(): string[] {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return files.map((file) => `/${file.replace(/index\.html$/, '')}`).toSorted();
}

/** Reads the page of a URL such as `/api/invoices/create-invoice/` or `/404.html`. */
export function readPage(url: string): BuiltPage {
  const file = path.join(SITE, url.endsWith('.html') ? url : `${url}index.html`);
  if (!existsSync(file)) throw new Error(`The built site has no page ${url} (${file}).`);
  const ids = new Map<string, Element>();
  const repeatedIds = new Set<string>();
  const codes = new Set<string>();
  const document = parse(readFileSync(file, 'utf8'));
  visit(document, (element) => {
    const id = element.attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined && ids.has(id)) repeatedIds.add(id);
    if (id !== undefined) ids.set(id, element);
    if (element.tagName === 'pre') codes.add(textOf(element).trimEnd());
  });
  return {
    textOf: (id) => {
      const element = ids.get(id);
      return element && textOf(element);
    },
    codes,
    repeatedIds: [...repeatedIds],
    text: textOf(document),
  };
}

function visit(node: Node, see: (element: Element) => void): void {
  if ('tagName' in node) see(node);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, see);
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === 'script' || node.nodeName === 'style' || !('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join('');
}
