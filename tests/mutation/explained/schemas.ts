import type { Explanations } from '../report/settle';

const FINAL =
  'a final document is also an update document; which fields stay open is a rule of state, not of form';
const EVERY_EVENT = 'every event says it again, more exactly';
const NAMED_AGAIN = 'the base holds it too; it is named again for generated types only';
const OPEN_ANYWAY = 'an object without named members is open, said or not';
const WRITE_ONLY = 'its members are write-only, so no response shows them';

const FOR_ITS_DEFAULT =
  'the form of changes, its base, says the same; it is named again for the default of a new record';
const FOR_ITS_TEXT = 'the base says the same of the value; it is named again for its description';
const IN_THE_FORMAT = 'the format says the same and more; the pattern is for tools that do not know it';
const EMPTY_EVENTS = 'no example has an empty list; tests/simulator/layers/body.test.ts sends it';
const IN_UPDATES =
  'a shared schema is changed in one example only, of a new document; tests/simulator/layers/body.test.ts sends updates';
const HELD_ELSEWHERE = 'no example comes near null here; tests/contract/plain-schema.test.ts sends it';

/** Changes to a schema that no valid or invalid value can tell. */
export const EQUIVALENT_SCHEMAS: Explanations = Object.fromEntries([
  ...names(FINAL, '#/$defs/FinalDocument', [
    ' drop allOf 0',
    ' drop allOf 1',
    ' drop properties tag_list',
    '/allOf/0 delete $ref',
    '/allOf/1 delete $ref',
    '/properties/tag_list drop anyOf 0',
    '/properties/tag_list drop anyOf 1',
  ]),
  ...names(FINAL, '#/$defs/root_update', ['Invoice_request drop anyOf 0', 'Credit_request drop anyOf 0']),
  ...names(EVERY_EVENT, '#/$defs/Event', [
    ' drop properties event_type',
    ' drop properties data',
    '/properties/event_type delete $ref',
  ]),
  ...names(OPEN_ANYWAY, '#/$defs/', [
    'Event/properties/data/properties/object delete additionalProperties',
    'CheckoutSessionUpdate/properties/custom delete additionalProperties',
    'CheckoutSessionUpdate/properties/metadata delete additionalProperties',
  ]),
  ...names('a list and a string are never the same value', '#/$defs/TagListInput', [' oneOf to anyOf']),
  ...names('a key is a string in JSON', '#/$defs/CustomMetadata', ['/propertyNames delete type']),
  ...names(WRITE_ONLY, '#/$defs/', [
    'AddressAndAttachment/properties/attachment delete writeOnly',
    'Expense drop allOf 2',
    'Expense/allOf/2 delete $ref',
  ]),
  ...names(FOR_ITS_DEFAULT, '#/$defs/', [
    'AddressCreate drop properties valid_from',
    'AddressCreate/properties/valid_from delete $ref',
    'CheckoutSessionCreate drop properties billing_details_collection',
    'ContactData drop properties kind',
    'ContactData drop properties tax_status',
    'CustomAccountCreate drop properties type',
    'CustomAccountCreate drop properties default_product_type',
    'CustomAccountCreate drop properties default_tax_code',
    'CustomAccountCreate/properties/default_product_type delete $ref',
    'CustomAccountCreate/properties/default_tax_code delete $ref',
    'ProductCreate drop properties product_type',
    'ProductCreate drop properties kind',
    'ProductCreate drop properties tax_class',
    'ProductCreate drop properties tax_type',
    'ProductCreate drop properties tax_based_on',
    'ProductCreate/properties/product_type delete $ref',
    'ProductCreate/properties/tax_class delete $ref',
    'RecurringCreate drop properties start_date',
    'RecurringCreate drop properties recurring_period',
    'RecurringCreate drop properties recurring_frequency',
    'RecurringCreate/properties/start_date delete $ref',
    'RecurringCreate/properties/recurring_period delete $ref',
    'TaxIdCreate drop properties valid_from',
    'TaxIdCreate/properties/valid_from delete $ref',
  ]),
  ...names(NAMED_AGAIN, '#/$defs/', ['WebhookCreate drop allOf 1', 'WebhookCreate/allOf/1 delete $ref']),
  ...names(IN_THE_FORMAT, '#/$defs/DateRange ', [
    'delete pattern',
    'loosen pattern at its end',
    'loosen pattern at its start',
  ]),
  ...names(FOR_ITS_TEXT, '#/$defs/', [
    'DocumentInput drop properties contact',
    'DocumentInput/properties/contact delete $ref',
    'WebhookUpdate/properties/events_types delete items',
    'WebhookUpdate/properties/events_types/items delete $ref',
    'Expense drop properties contact',
    'Expense drop properties number',
    'Expense/properties/contact delete $ref',
    'ExpenseCreate drop properties contact',
    'ExpenseCreate drop properties number',
    'ExpenseCreate/properties/contact delete $ref',
    'ExpenseUpdate drop properties contact',
    'ExpenseUpdate drop properties number',
    'ExpenseUpdate/properties/contact delete $ref',
    'InvoiceCreate drop properties number',
    'IssuedDocumentFields drop properties number',
    'SalesDocumentFields drop properties number',
    'SalesDocumentFields drop properties issue_date',
    'SalesDocumentFields drop properties tax_id',
    'SalesDocumentFields/properties/issue_date delete anyOf',
    'SalesDocumentFields/properties/issue_date/anyOf/0 delete $ref',
    'SalesDocumentFields/properties/issue_date/anyOf/1 delete type',
  ]),
]);

/** Changes that could be seen, by a check of another folder. */
export const SURVIVING_SCHEMAS: Explanations = Object.fromEntries([
  ...names(EMPTY_EVENTS, '#/$defs/WebhookCreate', [' drop allOf 0', '/allOf/0 delete $ref']),
  ...names(IN_UPDATES, '#/$defs/', [
    'DocumentChanges drop properties contact',
    'DocumentChanges/properties/contact delete $ref',
    'RecurringFields drop allOf 0',
    'RecurringFields/allOf/0 delete $ref',
  ]),
  ...names(HELD_ELSEWHERE, '#/$defs/', [
    'EvidenceNested/allOf/1/if drop properties additional_evidence',
    'EvidenceNested/allOf/1/if/properties/additional_evidence delete type',
    'EvidenceNested/allOf/2/if drop properties additional_evidence_country',
    'EvidenceNested/allOf/2/if/properties/additional_evidence_country delete type',
    'ProductCreate/allOf/1/then drop properties country',
    'ProductCreate/allOf/1/then/properties/country delete type',
  ]),
]);

function names(reason: string, prefix: string, rest: string[]): [string, string][] {
  return rest.map((name) => [prefix + name, reason]);
}
