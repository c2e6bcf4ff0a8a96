import type { BlockElement } from '../element';
import { lookUp } from '../mistake';
import { codeBlock } from '../nodes';

/** `<AcceptHeader />`: the header that chooses the version of the API. */
export const acceptHeader: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts: { values } }) {
    const header = lookUp(values, 'accept.header', 'fact');
    const value = lookUp(values, 'accept.value', 'fact');
    return [codeBlock('http', `${String(header)}: ${String(value)}`)];
  },
};
