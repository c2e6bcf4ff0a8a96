/** Tags of the API, as in the addresses of their pages; every one has tasks. */
export const API_TAGS = [
  'accounts',
  'addresses',
  'authorization',
  'contacts',
  'coupons',
  'credits',
  'evidence',
  'expenses',
  'invoices',
  'jurisdictions',
  'ping',
  'products',
  'recurring',
  'reporting',
  'sessions',
  'tax-codes',
  'tax-ids',
  'tax-rates',
  'transactions',
  'webhooks',
] as const;

/** Subjects that several parts of the API share; every one has tasks. */
const TOPICS = [
  'access',
  'dates',
  'e-invoicing',
  'errors',
  'events',
  'money',
  'paging',
  'rate-limit',
  'retry',
  'taxes',
] as const;

/** The subjects of the tasks. */
export const TAGS: readonly string[] = [...API_TAGS, ...TOPICS];
