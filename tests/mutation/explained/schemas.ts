import type { Explanations } from '../report/settle';

const FINAL =
  'a final document is also an update document; which fields stay open is a rule of state, not of form';
const EVERY_EVENT = 'every event says it again, more exactly';
const NAMED_AGAIN = 'the base holds it too; it is named again for generated types only';
const CLOSED_ANYWAY = 'the closed forms exclude each other already; open ones would not';
const OPEN_ANYWAY = 'an object without named members is open, said or not';
const WRITE_ONLY = 'its members are write-only, so no response shows them';

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
  ...names(CLOSED_ANYWAY, '#/$defs/', ['ContactData delete not', 'ContactInput oneOf to anyOf']),
  ...['InvoiceCreate', 'ExpenseCreate', 'RecurringCreate'].flatMap((name) =>
    names(NAMED_AGAIN, `#/$defs/${name}`, [' drop allOf 1', '/allOf/1 delete $ref']),
  ),
  ...names('a list and a text are never the same value', '#/$defs/TagListInput', [' oneOf to anyOf']),
  ...names('a key is a text in JSON', '#/$defs/CustomMetadata', ['/propertyNames delete type']),
  ...names(WRITE_ONLY, '#/$defs/', [
    'AddressAndAttachment/properties/attachment delete writeOnly',
    'Expense drop allOf 2',
    'Expense/allOf/2 delete $ref',
  ]),
]);

function names(reason: string, prefix: string, rest: string[]): [string, string][] {
  return rest.map((name) => [prefix + name, reason]);
}
