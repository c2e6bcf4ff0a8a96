import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { textsOf } from './attributes';
import { findDecision, CITATION } from './elements/basis';
import { jsx, paragraph, sentence } from './nodes';
import type { Sources } from './sources';

/**
 * Numbers a page's marks in order, with the same number for marks of the same decision, and adds the notes that they open to the
 * end of the page.
 * @param tree the page after its elements have been replaced.
 */
export function numberSources(tree: Root, sources: Sources): void {
  const numbers = new Map<string, string>();
  for (const citation of citationsIn(tree)) {
    const { decision = '' } = textsOf(citation);
    const number = numbers.get(decision) ?? String(numbers.size + 1);
    numbers.set(decision, number);
    citation.attributes.push({ type: 'mdxJsxAttribute', name: 'number', value: number });
  }
  tree.children.push(...[...numbers].map(([decision, number]) => noteOf(decision, number, sources)));
}

function citationsIn(node: Nodes): MdxJsxTextElement[] {
  if (node.type === 'mdxJsxTextElement' && node.name === CITATION) return [node];
  return 'children' in node ? node.children.flatMap(citationsIn) : [];
}

function noteOf(decision: string, number: string, sources: Sources): MdxJsxFlowElement {
  const { basis, text } = findDecision(decision, sources);
  const list = Object.hasOwn(sources.facts.decisions, decision) ? '/api/decisions/' : '/decisions/';
  const attributes = { number, basis, decision, href: `${list}#${decision}` };
  return jsx('SourceNote', attributes, [paragraph(...sentence(text))]);
}
