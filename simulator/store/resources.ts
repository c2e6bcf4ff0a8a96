import type { SchemaName, Shown } from '../schema-types';

/**
 * What is kept, by the last part of the collection's path: the component that responses show, and the one of the create
 * request where it has defaults of its own.
 */
export const RESOURCES = {
  accounts: { schema: 'CustomAccount', form: 'CustomAccountCreate' },
  addresses: { schema: 'Address' },
  contacts: { schema: 'Contact', form: 'ContactData' },
  coupons: { schema: 'Coupon' },
  credits: { schema: 'Credit' },
  evidence: { schema: 'Evidence' },
  expenses: { schema: 'Expense' },
  invoices: { schema: 'Invoice' },
  items: { schema: 'Product', form: 'ProductCreate' },
  jurisdictions: { schema: 'Jurisdiction' },
  recurring: { schema: 'Recurring' },
  requests: { schema: 'ReportRequest' },
  sessions: { schema: 'CheckoutSession', form: 'CheckoutSessionCreate' },
  tax_codes: { schema: 'TaxCode' },
  tax_ids: { schema: 'TaxId' },
  webhooks: { schema: 'Webhook' },
} as const satisfies Record<string, { schema: SchemaName; form?: SchemaName }>;

export type Resource = keyof typeof RESOURCES;

export type SchemaOf<R extends Resource> = (typeof RESOURCES)[R]['schema'];

/** What null in a request leaves to the API: no document is without it. */
interface Chosen {
  invoices: { number: string; issue_date: string; currency: string };
  credits: Chosen['invoices'];
  expenses: Chosen['invoices'];
  recurring: { currency: string };
}

/** The records of each resource, as responses show them. */
export type Records = {
  [R in Resource]: Shown<SchemaOf<R>> & (R extends keyof Chosen ? Chosen[R] : unknown);
};
