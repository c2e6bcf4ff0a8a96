import type { InlineElement } from '../element';
import { requireEntry, ElementError } from '../require-entry';
import { inlineCode } from '../nodes';

/** `<Signature of="invoice.created" />`: the header that signs the example of an event. */
export const signature: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const { signature: signed } = requireEntry(facts.events, of, 'event');
    if (signed === undefined) throw new ElementError(`The example of "${of}" is not signed.`, 'of');
    return [inlineCode(signed)];
  },
};
