import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineJsx } from '../nodes';
import type { Decision, Sources } from '../sources';

export const basisWords = { public: 'publicly known', choice: 'our choice' };

/** The component that renders a mark, for readers who ask for sources. */
export const MARK = 'SourceNumber';

/** `<Basis of="G-API-80" />`: the mark after a statement outside the specification. `numberSources` assigns its number. */
export const basis: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, sources) {
    return [basisMark(of, sources)];
  },
};

/** Returns a decision's mark. @throws Mistake if neither the description nor the pages contain the decision. */
export function basisMark(id: string, sources: Sources): MdxJsxTextElement {
  return inlineJsx(MARK, { basis: findDecision(id, sources).basis, decision: id });
}

/** Returns a decision by its id. @throws Mistake if neither the description nor the pages contain the decision. */
export function findDecision(id: string, { facts, decisions }: Sources): Decision {
  return lookUp({ ...decisions, ...facts.decisions }, id, 'decision');
}
