import type { Nodes, Parent } from 'mdast';

/** The comments that name the basis of a sentence: the test that holds it, or the reason why no test can. */
const FORM = /^\/\*\s*(held by|no test)\b/;

/** Whether a node is a comment that names the basis of the sentence before it: `{/* held by: … *\/}`. */
export function isBasisComment(node: Nodes): boolean {
  return (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && FORM.test(node.value);
}

/** Removes the comments that name bases, with the space before each, so that a page is compiled as if they were not there. */
export function removeBasisComments(parent: Parent): void {
  const kept: Nodes[] = [];
  let followsComment = false;
  for (const child of parent.children) {
    const previous = kept.at(-1);
    if (isBasisComment(child)) {
      if (previous?.type === 'text') previous.value = previous.value.trimEnd();
      followsComment = true;
      continue;
    }
    if ('children' in child) removeBasisComments(child);
    if (followsComment && child.type === 'text' && previous?.type === 'text') previous.value += child.value;
    else kept.push(child);
    followsComment = false;
  }
  parent.children = kept.filter((child) => child.type !== 'text' || child.value !== '') as Parent['children'];
}
