import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { link, text } from '../nodes';

export const basisWords = { public: 'public fact', choice: 'our choice' };

/** `<Basis of="G-API-80" />`: the mark behind a statement outside the specification, linked to its decision. */
export const basis: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts, decisions }) {
    const { basis: kind, text: statement } = lookUp({ ...decisions, ...facts.decisions }, of, 'decision');
    const href = Object.hasOwn(facts.decisions, of) ? `/api/#${of}` : `/glossary/#${of}`;
    const title = `Outside the specification, ${basisWords[kind]}: ${statement.replaceAll('`', '')}`;
    const label = `${of}, outside the specification: ${basisWords[kind]}`;
    return [link(href, [text(of)], { className: ['basis', `basis--${kind}`], title, ariaLabel: label })];
  },
};
