import type { Handlers } from '../call';
import { accounts } from './accounts';
import { addresses } from './addresses';
import { jurisdictions, taxCodes } from './catalogues';
import { contacts } from './contacts';
import { coupons } from './coupons';
import { credits } from './credits';
import { evidence } from './evidence';
import { expenses } from './expenses';
import { authorization, ping } from './identity';
import { invoices } from './invoices';
import { products } from './products';
import { recurring } from './recurring';
import { reporting } from './reporting';
import { sessions } from './sessions';
import { taxIds } from './tax-ids';
import { taxRates } from './tax-rates';
import { transactions } from './transactions';
import { webhooks } from './webhooks';

/** The handlers of every operation, by operationId. */
export const handlers = {
  ...accounts,
  ...addresses,
  ...authorization,
  ...contacts,
  ...coupons,
  ...credits,
  ...evidence,
  ...expenses,
  ...invoices,
  ...jurisdictions,
  ...ping,
  ...products,
  ...recurring,
  ...reporting,
  ...sessions,
  ...taxCodes,
  ...taxIds,
  ...taxRates,
  ...transactions,
  ...webhooks,
} satisfies Handlers;
