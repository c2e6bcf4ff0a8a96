import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { InlineElement } from '../element';
import { requireEntry } from '../require-entry';
import { inlineJsx } from '../nodes';
import type { Decision, Sources } from '../sources';

export const basisWords = { public: 'publicly known', choice: 'our choice' };

/** The component that renders a mark, for readers who ask for sources. */
export const CITATION = 'SourceNumber';

/** `<Basis of="G-API-80" />`: the mark after a statement outside the specification. `numberSources` assigns its number. */
export const basis: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, sources) {
    return [citationOf(of, sources)];
  },
};

/** Returns a decision's citation. @throws ElementError if neither the description nor the pages contain the decision. */
export function citationOf(id: string, sources: Sources): MdxJsxTextElement {
  return inlineJsx(CITATION, { basis: findDecision(id, sources).basis, decision: id });
}

/** Returns a decision by its id. @throws ElementError if neither the description nor the pages contain the decision. */
export function findDecision(id: string, { facts, decisions }: Sources): Decision {
  return requireEntry({ ...decisions, ...facts.decisions }, id, 'decision');
}
