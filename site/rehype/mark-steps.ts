import type { Element, ElementContent, Root, RootContent } from 'hast';

/**
 * Rehype plugin: the sections of a page whose headings are numbered (`## 1. Create an account`) become steps on one rod, with
 * the number as a bead. Ids and table of contents are made before, from the heading as its author wrote it.
 */
export function markSteps(): (tree: Root) => void {
  return (tree) => {
    tree.children = tree.children.some(isStep) ? group(tree.children) : tree.children;
  };
}

function group(nodes: readonly RootContent[]): RootContent[] {
  const grouped: RootContent[] = [];
  let steps: Element | undefined;
  for (const node of nodes) {
    if (isHeading(node) && !isStep(node)) steps = undefined;
    if (isStep(node) && !steps) grouped.push((steps = emptySteps()));
    if (steps && isContent(node)) steps.children.push(isStep(node) ? withBead(node) : node);
    else grouped.push(node);
  }
  return grouped;
}

function emptySteps(): Element {
  return { type: 'element', tagName: 'div', properties: { className: ['steps'] }, children: [] };
}

function withBead(heading: Element): Element {
  const [first, ...rest] = heading.children;
  const [, number = '', text = ''] = /^(\d+)\. (.*)$/s.exec(first?.type === 'text' ? first.value : '') ?? [];
  const bead: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['step'] },
    children: [{ type: 'text', value: `${number}.` }],
  };
  return { ...heading, children: [bead, { type: 'text', value: ` ${text}` }, ...rest] };
}

function isStep(node: RootContent): node is Element {
  if (!isHeading(node)) return false;
  const [first] = node.children;
  return first?.type === 'text' && /^\d+\. /.test(first.value);
}

function isHeading(node: RootContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

/** Imports and exports stay where they are. */
function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'doctype' && node.type !== 'mdxjsEsm';
}
