import { objectOf } from '#core/json/read';
import type { BlockElement } from '../element';
import { Mistake } from '../mistake';
import { codeBlock } from '../nodes';

/** `<AcceptHeader />`: the header that chooses the version of the API. */
export const acceptHeader: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { bundle }) {
    const { header, value } = objectOf(bundle['x-accept']);
    if (typeof header !== 'string' || typeof value !== 'string')
      throw new Mistake('The API description names no version header (x-accept).');
    return [codeBlock('http', `${header}: ${value}`)];
  },
};
