import type { Nodes } from 'mdast';
import { textIn } from './text-in';

/** Returns the paragraphs and cells below a node. */
export function proseIn(node: Nodes): string[] {
  if (node.type === 'paragraph' || node.type === 'tableCell') return [textIn(node).trim()];
  return 'children' in node ? node.children.flatMap(proseIn) : [];
}
