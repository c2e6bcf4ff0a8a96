import type { BlockElement } from '../element';
import { requireEntry } from '../require-entry';
import { codeBlock } from '../nodes';

/** `<AcceptHeader />`: the header that chooses the version of the API. */
export const acceptHeader: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts: { values } }) {
    const header = requireEntry(values, 'accept.header', 'fact');
    const value = requireEntry(values, 'accept.value', 'fact');
    return [codeBlock('http', `${String(header)}: ${String(value)}`)];
  },
};
