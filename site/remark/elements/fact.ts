import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineCode, text } from '../nodes';

/** `<Fact of="limits.rate.calls" />`: a number as text (`100,000`), a word or a switch as code (`service`). */
export const fact: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const value = lookUp(facts.values, of, 'fact');
    return [typeof value === 'number' ? text(value.toLocaleString('en-US')) : inlineCode(String(value))];
  },
};
