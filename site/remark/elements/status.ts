import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { link, text } from '../nodes';

/** `<Status of="429" />`: a status that some operation answers; an error leads to its entry on the page of errors. */
export const status: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const { href } = lookUp(facts.statuses, of, 'status');
    return href === undefined ? [text(of)] : [link(href, [text(of)])];
  },
};
