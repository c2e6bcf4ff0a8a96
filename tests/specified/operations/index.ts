import { coupons, products, sessions } from './checkout';
import { accounts, addresses, authorization, ping, webhooks } from './connect';
import { contacts, evidence, taxIds } from './customers';
import { credits, expenses, invoices, recurring, transactions } from './documents';
import type { Operation } from './operation';
import { reporting } from './reports';
import { jurisdictions, taxCodes, taxRates } from './tax';

/** Operations by their area; the areas Ping, Authorization, Tax rates and Transactions are named by us. */
export const OPERATIONS: Readonly<Record<string, readonly Operation[]>> = {
  Accounts: accounts,
  Addresses: addresses,
  Authorization: authorization,
  Contacts: contacts,
  Coupons: coupons,
  Credits: credits,
  Evidence: evidence,
  Expenses: expenses,
  Invoices: invoices,
  Jurisdictions: jurisdictions,
  Ping: ping,
  Products: products,
  Recurring: recurring,
  Reporting: reporting,
  Sessions: sessions,
  'Tax codes': taxCodes,
  'Tax IDs': taxIds,
  'Tax rates': taxRates,
  Transactions: transactions,
  Webhooks: webhooks,
};
