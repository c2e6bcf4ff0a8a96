import {
  attributeOf,
  childrenOf,
  type Element,
  type Node,
  textOf,
  visit,
} from '../../../tools/pages/html-tree';
import { OWNERS, PART, readMark, type Owner, type Part } from './markup';

/** Strings by their part, each as a reader sees it. */
export type Texts = Partial<Record<Part, string[]>>;

/** A thing that a page describes, and what it prints of it. */
export interface Printed {
  owner: Owner;
  /** Anchor: `request.items.unit_price`. */
  id?: string;
  texts: Texts;
}

/** Everything that a page describes except notes, which belong to their subject. */
export function readPrinted(document: Node): Printed[] {
  const printed: Printed[] = [];
  const page = idsOf(document);
  visit(document, (element) => {
    const owner = ownerOf(element);
    if (owner !== undefined && owner !== 'note')
      printed.push({ owner, id: attributeOf(element, 'id'), texts: textsOf(element, page) });
  });
  return printed;
}

/** Folds white space, and trims the space between blocks. */
export function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function ownerOf(element: Element): Owner | undefined {
  return OWNERS.find((owner) => owner === attributeOf(element, PART));
}

/** Elements of the page by their id. */
type Page = ReadonlyMap<string, Element>;

function idsOf(document: Node): Page {
  const ids = new Map<string, Element>();
  visit(document, (element) => ids.set(attributeOf(element, 'id') ?? '', element));
  return ids;
}

function textsOf(owner: Element, page: Page): Texts {
  const texts: Texts = {};
  const collect = (node: Node): void => {
    if (!('tagName' in node)) return;
    const part = attributeOf(node, PART) as Part | undefined;
    const isInside = part === 'note' || ownerOf(node) === undefined;
    if (part !== undefined && isInside) (texts[part] ??= []).push(readPart(part, node, page));
    else if (isInside) childrenOf(node).forEach(collect);
  };
  childrenOf(owner).forEach(collect);
  return texts;
}

function readPart(part: Part, element: Element, page: Page): string {
  if (part === 'basis') return readMark(element, page);
  if (part !== 'note') return fold(textOf(element));
  const { text = [], basis = [] } = textsOf(element, page);
  return [...text, ...basis].join(' ');
}
