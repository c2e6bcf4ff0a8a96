import type { InlineElement } from '../element';
import { requireEntry, ElementError } from '../require-entry';
import { inlineCode, link, text } from '../nodes';

/** `<Operation id="createInvoice" />`: the operation's summary as a link, or its method and path with `as="call"`. */
export const operation: InlineElement = {
  kind: 'inline',
  attributes: { id: true, as: false },
  render({ id = '', as }, { facts }) {
    const { method, path, summary, href } = requireEntry(facts.operations, id, 'operation', 'id');
    if (as === undefined) return [link(href, [text(summary)])];
    if (as !== 'call')
      throw new ElementError(`as="${as}" is not known; write as="call" or leave it out.`, 'as');
    return [link(href, [inlineCode(`${method} ${path}`)])];
  },
};
