import type { Link } from 'mdast';
import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { link, text } from '../nodes';
import type { Sources } from '../sources';

export const basisWords = { public: 'publicly known', choice: 'our choice' };

/** `<Basis of="G-API-80" />`: the mark behind a statement outside the specification, linked to its decision. */
export const basis: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, sources) {
    return [basisMark(of, sources)];
  },
};

/** @throws Mistake when neither the description nor the pages have the decision. */
export function basisMark(id: string, { facts, decisions }: Sources): Link {
  const decision = lookUp({ ...decisions, ...facts.decisions }, id, 'decision');
  const words = basisWords[decision.basis];
  return link(
    Object.hasOwn(facts.decisions, id) ? `/api/decisions/#${id}` : `/decisions/#${id}`,
    [text(id)],
    {
      className: ['basis', `basis--${decision.basis}`],
      title: `${capitalised(words)}: ${decision.text.replaceAll('`', '')}`,
      ariaLabel: `Source ${id}: ${words}`,
    },
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
