import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { attributeOf, childrenOf, textOf, visit, type Element, type Node } from '../../tools/pages/html-tree';
import type { ShownField } from './read-stock';

/** A page of ours as it is served, without running its scripts. */
export interface OwnPage {
  title: string;
  /** Of an operation: `post`. */
  method: string;
  /** Of an operation: `/coupons/{id}`. */
  path: string;
  fields: ShownField[];
  /** All of its text. */
  text: string;
  /** The pages of this site that it links to. */
  links: Set<string>;
}

/** Reads the pages of the reference in a built site, by address. */
export function readOurs(build: string): Map<string, OwnPage> {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^api\/.*index\.html$/.test(file),
  );
  return new Map(
    files.map((file) => [
      `/${file.replace(/index\.html$/, '')}`,
      readPage(parse(readFileSync(path.join(build, file), 'utf8'))),
    ]),
  );
}

function readPage(document: Node): OwnPage {
  const page: OwnPage = { title: '', method: '', path: '', fields: [], text: '', links: new Set() };
  visit(document, (element) => {
    if (element.tagName === 'h1') page.title = textOf(element).trim();
    if (element.tagName === 'main') page.text = textOf(element);
    const part = attributeOf(element, 'data-part');
    if (part === 'method') page.method ||= textOf(element).trim().toLowerCase();
    if (part === 'path') page.path ||= textOf(element).trim();
    if (part === 'field') page.fields.push(readField(element));
    const href = attributeOf(element, 'href');
    if (element.tagName === 'a' && href?.startsWith('/')) page.links.add(href.replace(/#.*$/, ''));
  });
  return page;
}

function readField(field: Element): ShownField {
  const own = new Map<string, string[]>();
  const isRequired = attributeOf(field, 'data-required') === 'true';
  visitOwn(field, (element) => {
    const part = attributeOf(element, 'data-part');
    if (part !== undefined) own.set(part, [...(own.get(part) ?? []), textOf(element).trim()]);
    const flag = attributeOf(element, 'data-flag');
    if (flag !== undefined) own.set(`flag ${flag}`, ['']);
  });
  return {
    name: attributeOf(field, 'data-field') ?? own.get('name')?.[0] ?? '',
    type: own.get('type')?.[0] ?? '',
    isRequired: isRequired || own.has('flag required'),
    values: own.get('value') ?? [],
    texts: [textOfOwn(field)],
  };
}

/** Visits the elements of a field, without the fields inside it. */
function visitOwn(node: Node, see: (element: Element) => void): void {
  for (const child of childrenOf(node)) {
    if ('tagName' in child && attributeOf(child, 'data-part') === 'field') continue;
    if ('tagName' in child) see(child);
    visitOwn(child, see);
  }
}

function textOfOwn(node: Node): string {
  return childrenOf(node)
    .filter((child) => !('tagName' in child) || attributeOf(child, 'data-part') !== 'field')
    .map((child) => (childrenOf(child).length > 0 ? textOfOwn(child) : textOf(child)))
    .join(' ');
}
