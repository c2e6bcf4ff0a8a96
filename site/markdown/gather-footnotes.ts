import type { FootnoteReference, Nodes } from 'mdast';

/**
 * Moves the footnote marks of each paragraph and table cell to its end. In the HTML page they are hidden until a reader asks for
 * them, so its text is not interrupted; nor is it here, for readers that compare the two.
 */
export function gatherFootnotes(node: Nodes): void {
  if (!('children' in node)) return;
  if (node.type !== 'paragraph' && node.type !== 'tableCell') return node.children.forEach(gatherFootnotes);
  const marks = new Map<string, FootnoteReference>();
  node.children = takeMarks(node.children, marks);
  node.children.push(...marks.values());
}

function takeMarks<Node extends Nodes>(
  nodes: readonly Node[],
  marks: Map<string, FootnoteReference>,
): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'footnoteReference') {
      marks.set(node.identifier, node);
      return [];
    }
    return 'children' in node ? [{ ...node, children: takeMarks<Nodes>(node.children, marks) }] : [node];
  });
}
