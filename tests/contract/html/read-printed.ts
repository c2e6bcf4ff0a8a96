import { attributeOf, childrenOf, type Element, type Node, textOf, visit } from './html-tree';
import { OWNERS, PART, readMark, type Owner, type Part } from './markup';

/** Texts by what they say, each as a reader sees it. */
export type Texts = Partial<Record<Part, string[]>>;

/** A thing that a page describes, and what it prints of it. */
export interface Printed {
  owner: Owner;
  /** Anchor: `request.items.unit_price`. */
  id?: string;
  texts: Texts;
}

/** Everything that a page describes, notes excepted: they are texts of what they speak about. */
export function readPrinted(document: Node): Printed[] {
  const printed: Printed[] = [];
  visit(document, (element) => {
    const owner = ownerOf(element);
    if (owner !== undefined && owner !== 'note')
      printed.push({ owner, id: attributeOf(element, 'id'), texts: textsOf(element) });
  });
  return printed;
}

/** Folds white space; what lies between blocks is no text of theirs. */
export function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function ownerOf(element: Element): Owner | undefined {
  return OWNERS.find((owner) => owner === attributeOf(element, PART));
}

function textsOf(owner: Element): Texts {
  const texts: Texts = {};
  const collect = (node: Node): void => {
    if (!('tagName' in node)) return;
    const part = attributeOf(node, PART) as Part | undefined;
    const isInside = part === 'note' || ownerOf(node) === undefined;
    if (part !== undefined && isInside) (texts[part] ??= []).push(readPart(part, node));
    else if (isInside) childrenOf(node).forEach(collect);
  };
  childrenOf(owner).forEach(collect);
  return texts;
}

function readPart(part: Part, element: Element): string {
  if (part === 'basis') return readMark(textOf(element));
  if (part !== 'note') return fold(textOf(element));
  const { text = [], basis = [] } = textsOf(element);
  return [...text, ...basis].join(' ');
}
