import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineCode, link } from '../nodes';

/** `<Parameter of="listInvoices.limit" />`: the name as code, linked to the documentation of the parameter. */
export const parameter: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const { name, href } = lookUp(facts.parameters, of, 'parameter');
    return [link(href, [inlineCode(name)])];
  },
};
