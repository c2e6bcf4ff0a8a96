import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineCode, link } from '../nodes';

/** `<Event of="invoice.created" />`: an event type as code, linked to its page. */
export const event: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const { href } = lookUp(facts.events, of, 'event');
    return [link(href, [inlineCode(of)])];
  },
};
