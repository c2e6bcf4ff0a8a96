import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineJsx } from '../nodes';
import type { Decision, Sources } from '../sources';

export const basisWords = { public: 'publicly known', choice: 'our choice' };

/** Component of a mark; it shows for readers who asked for sources. */
export const MARK = 'SourceNumber';

/** `<Basis of="G-API-80" />`: the mark behind a statement outside the specification. `numberSources` gives it its number. */
export const basis: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, sources) {
    return [basisMark(of, sources)];
  },
};

/** @throws Mistake when neither the description nor the pages have the decision. */
export function basisMark(id: string, sources: Sources): MdxJsxTextElement {
  return inlineJsx(MARK, { basis: findDecision(id, sources).basis, decision: id });
}

/** @throws Mistake when neither the description nor the pages have the decision. */
export function findDecision(id: string, { facts, decisions }: Sources): Decision {
  return lookUp({ ...decisions, ...facts.decisions }, id, 'decision');
}
