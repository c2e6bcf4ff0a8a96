import type { Handlers } from '../handler';
import { addresses } from './addresses';
import { jurisdictions, taxCodes } from './catalogues';
import { contacts } from './contacts';
import { authorization, ping } from './identity';
import { products } from './products';

/** The handlers of every operation, by operationId. */
export const handlers: Handlers = {
  ...addresses,
  ...authorization,
  ...contacts,
  ...jurisdictions,
  ...ping,
  ...products,
  ...taxCodes,
};
