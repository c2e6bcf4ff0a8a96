import type { InlineElement } from '../element';
import { requireEntry } from '../require-entry';
import { inlineCode, text } from '../nodes';

/**
 * `<Fact of="limits.rate.calls" />`: a number as text (`100,000`), a word or a switch as code (`service`), and values of `info`
 * unchanged.
 */
export const fact: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const value = requireEntry(facts.values, of, 'fact');
    if (typeof value === 'number') return [text(value.toLocaleString('en-US'))];
    return [of.startsWith('info.') ? text(String(value)) : inlineCode(String(value))];
  },
};
