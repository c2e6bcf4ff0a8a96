import { STATES } from '../../specified/states';

/** The parameter for the size of a page; the specification gives its values, not its name. */
export const PAGE_SIZE = { parameter: 'limit', decision: 'G-API-03b' };

/** Objects that a response wraps in a property. */
export const WRAPPED = [{ operation: 'getAuthorization', member: 'identity', decision: 'G-API-25' }];

/** Our names for the headers that the specification mentions, by its words. */
export const HEADERS = {
  limit: 'X-RateLimit-Limit',
  remaining: 'X-RateLimit-Remaining',
  reset: 'X-RateLimit-Reset',
  'has-more': 'X-Pages-HasMore',
  'next-page': 'X-Pages-NextPage',
} as const;

/** Something that the description states and the specification does not. */
interface Statement {
  statement: string;
  /** The decision behind it, or the reason why it needs none. */
  basis: string;
}

const values = (list: readonly string[]) => `enum ${JSON.stringify(list)}`;

const filters: Statement[] = [
  { statement: `listInvoices.state: ${values(STATES.invoice.values)}`, basis: 'G-API-59' },
  { statement: `listCredits.state: ${values(STATES.credit.values)}`, basis: 'G-API-59' },
  { statement: `listExpenses.state: ${values(STATES.expense.values)}`, basis: 'G-API-59' },
  { statement: `listRecurring.state: ${values(STATES.recurring.values)}`, basis: 'G-API-59' },
  { statement: `listSessions.status: ${values(STATES.checkout_session.values)}`, basis: 'G-API-59' },
  { statement: `listEvidence.state[]: ${values(STATES.evidence.values)}`, basis: 'G-API-59' },
  { statement: 'listEvidence.state: minItems 1', basis: 'G-API-59' },
  { statement: 'listEvidence.state: uniqueItems true', basis: 'G-API-59' },
  { statement: 'validateTaxId.country is required', basis: 'Both are what it is asked about (7.api.16).' },
  { statement: 'validateTaxId.tax_id is required', basis: 'Both are what it is asked about (7.api.16).' },
  { statement: 'calculateTaxRate.product_type: default "service"', basis: 'G-API-27b' },
];

const defaults: Statement[] = [
  { statement: 'product.kind: default "one_off"', basis: 'G-API-95' },
  { statement: 'transaction.type: default "sale"', basis: 'G-API-79' },
  { statement: 'transaction_item.quantity: default 1', basis: 'G-API-80' },
  {
    statement: 'checkout_session.billing_details_collection: default "required"',
    basis: 'G-API-101',
  },
];

const forms: Statement[] = [
  { statement: 'EvidenceNested has no document_id', basis: 'G-API-18' },
  { statement: 'contact.first_name: pattern "\\\\S"', basis: 'G-API-120' },
  { statement: 'webhook.events_types: minItems 1', basis: 'G-API-120' },
  { statement: 'evidence.additional_evidence: maxLength 255', basis: 'G-API-92' },
  { statement: 'checkout_item.quantity: minimum 1', basis: 'G-API-100' },
  { statement: 'x-limits/items/perDocumentOtherReading: 200', basis: 'The other reading of 5.api.8.' },
  { statement: 'CountryCode: pattern "^[A-Z]{2}$"', basis: 'G-API-61' },
  { statement: 'Percent: minimum 0', basis: 'G-API-12c' },
  { statement: 'product.unit_cost: pattern "^[0-9]+(\\\\.[0-9]+)?$"', basis: 'G-API-12c' },
  {
    statement: `tax_rate_result.tax_behavior: ${values(['inclusive', 'exclusive'])}`,
    basis: 'The values of the parameter that it repeats.',
  },
  { statement: 'transaction.items: minItems 1', basis: 'Items are needed, so none are refused.' },
  { statement: 'expense.items: minItems 1', basis: 'Items are needed, so none are refused.' },
  { statement: 'credit.items: minItems 1', basis: 'Items are needed, so none are refused.' },
  {
    statement: 'checkout_session.items: minItems 1',
    basis: 'A session may have no items, but no empty list.',
  },
  { statement: 'CustomMetadata/propertyNames: minLength 1', basis: 'A key has a name.' },
  { statement: 'TagList[]: minLength 1', basis: 'An empty string is not a tag.' },
];

/** Every statement of the description without a mark and without a sentence of the specification, reviewed one by one. */
export const STATEMENTS: readonly Statement[] = [...filters, ...defaults, ...forms];
