import type { SchemaName, ResponseOf } from '../schema-types';

/**
 * The stored resources by the last segment of the collection's path: the component in responses, and the one in create
 * requests if it has other defaults.
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

/** Fields that every document has: null in a request means that the API sets them. */
interface Chosen {
  invoices: { number: string; issue_date: string; currency: string };
  credits: Chosen['invoices'];
  expenses: Chosen['invoices'];
  recurring: { currency: string };
}

/** The records of each resource, as in responses. */
export type Records = {
  [R in Resource]: ResponseOf<SchemaOf<R>> & (R extends keyof Chosen ? Chosen[R] : unknown);
};
