import type { Nodes } from 'mdast';

/** Returns the words that readers see, without marks of sources, which are only for those who ask for them. */
export function plainWords(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  const separator = node.type === 'tableRow' ? ' · ' : '';
  return node.children.map(plainWords).join(separator).trim();
}
