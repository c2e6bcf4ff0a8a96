import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { link, text } from '../nodes';

/** `<Object of="Invoice" />`: the title of a schema, linked to its page. */
export const object: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const { title, href } = lookUp(facts.objects, of, 'object');
    return [link(href, [text(title)])];
  },
};
