import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Shows every element below a node to `see`, in the order of the page. */
export function visit(node: Node, see: (element: Element) => void): void {
  if ('tagName' in node) see(node);
  childrenOf(node).forEach((child) => visit(child, see));
}

export function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** The text of a node as a reader sees it. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  return childrenOf(node).map(textOf).join('');
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
