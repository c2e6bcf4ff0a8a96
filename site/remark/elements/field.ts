import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineCode, link } from '../nodes';

/** `<Field of="Invoice.due_date" />`: the name as code, linked to the documentation of the field. */
export const field: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const { name, href } = lookUp(facts.fields, of, 'field');
    return [link(href, [inlineCode(name)])];
  },
};
