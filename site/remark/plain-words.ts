import type { Nodes } from 'mdast';

/** The words that readers see; marks of sources are for those who ask for them. */
export function plainWords(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  const separator = node.type === 'tableRow' ? ' · ' : '';
  return node.children.map(plainWords).join(separator).trim();
}
