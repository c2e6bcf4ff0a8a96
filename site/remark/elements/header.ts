import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineCode } from '../nodes';

/** `<Header of="X-RateLimit-Limit" />`: a header that some request or answer has. */
export const header: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    lookUp(facts.headers, of, 'header');
    return [inlineCode(of)];
  },
};
