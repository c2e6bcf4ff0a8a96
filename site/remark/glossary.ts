import type { Heading, Link, Nodes, Parent, Root, RootContent, Text } from 'mdast';
import { isJsx, type JsxElement, textsOf } from './attributes';
import { link, text } from './nodes';

/** An entry of the glossary. */
export interface Term {
  /** The term as its heading spells it: `Tax behavior`. */
  name: string;
  href: string;
  /** The term's name in the API: `TaxRateResult.tax_behavior`, `POST /credits`. */
  api?: string;
  /** Files of the pages that explain the term, relative to the glossary: `./guides/checkout.mdx`. */
  explainedIn: string[];
}

/** Words that readers of an API know, and that occur in every second sentence. */
const EVERYDAY = new Set([
  'Account',
  'Connect',
  'Contact',
  'Delivery',
  'Document',
  'Event',
  'Invoice',
  'Page',
  'Tag',
  'Taxable',
  'Transaction',
]);

/** Parts of a page in which terms are not linked. */
const CLOSED = new Set(['code', 'heading', 'inlineCode', 'link', 'linkReference', 'table', 'yaml']);

/** Elements of the glossary that name an item of the API, with the attribute that contains the name. */
const NAMING: Readonly<Record<string, string>> = {
  Event: 'of',
  Field: 'of',
  Header: 'of',
  Object: 'of',
  Operation: 'id',
  Parameter: 'of',
  Value: 'of',
};

/** Returns the entries of the glossary, except everyday words. @param tree the page as its author wrote it. */
export function readTerms(tree: Root): Term[] {
  const terms: Term[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) terms.push(termOf(node));
    else readEntry(node, terms.at(-1));
  }
  return terms.filter(({ name }) => !EVERYDAY.has(name));
}

/**
 * Links each term of the glossary at its first use on a page, outside headings, code, links and tables; pages that explain the term
 * do not link it.
 * @param page file of the page relative to the glossary: `./guides/checkout.mdx`.
 */
export function linkTerms(tree: Root, terms: Term[], page: string): void {
  if (terms.length === 0) return;
  const open = new Set(terms.filter(({ explainedIn }) => !explainedIn.includes(page)));
  linkIn(tree, { terms, pattern: patternOf(terms), open });
}

interface Search {
  terms: Term[];
  pattern: RegExp;
  /** Terms that are not linked yet. */
  open: Set<Term>;
}

function linkIn(parent: Parent, search: Search): void {
  parent.children = parent.children.flatMap((child): Nodes[] => {
    if (child.type === 'text') return splitText(child, search);
    if ('children' in child && !isClosed(child)) linkIn(child, search);
    return [child];
  }) as RootContent[];
}

/** Whether terms in a node are not linked; this includes drawings. */
function isClosed(node: Nodes): boolean {
  return CLOSED.has(node.type) || ('name' in node && node.name === 'figure');
}

/** Splits a text node at the first use of each term. */
function splitText({ value }: Text, { terms, pattern, open }: Search): (Text | Link)[] {
  const nodes: (Text | Link)[] = [];
  let end = 0;
  for (const { 0: words, 1: name = '', index } of value.matchAll(pattern)) {
    const term = terms.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!term || !open.delete(term)) continue;
    nodes.push(text(value.slice(end, index)), linkTo(term, words));
    end = index + words.length;
  }
  return [...nodes, text(value.slice(end))].filter((node) => node.type === 'link' || node.value !== '');
}

/** Returns a pattern for all terms: long names before shorter ones that they contain; singular or plural. */
function patternOf(terms: Term[]): RegExp {
  const names = terms.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w-])(${names.join('|')})s?(?![\\w-])`, 'gi');
}

function linkTo({ href, api }: Term, words: string): Link {
  const title = api === undefined ? '' : `In the API: ${api}`;
  return link(href, [text(words)], { className: ['term'], ...(title && { title }) });
}

function termOf({ children }: Heading): Term {
  const name = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return { name, href: `/glossary/#${name.toLowerCase().replaceAll(' ', '-')}`, explainedIn: [] };
}

function readEntry(node: Nodes, term: Term | undefined): void {
  if (!term) return;
  if (node.type === 'link') term.explainedIn.push(node.url.replace(/#.*/, ''));
  if (isJsx(node)) term.api ??= nameIn(node);
  if ('children' in node) node.children.forEach((child) => readEntry(child, term));
}

function nameIn(element: JsxElement): string | undefined {
  const wanted = element.name === null ? undefined : NAMING[element.name];
  return wanted === undefined ? undefined : textsOf(element)[wanted];
}
