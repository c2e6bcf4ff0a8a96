import { drop, edit, field, inAlternative, type Mutant, rename, schema, set, swap, within } from './change';

/** Fields that are renamed, lost or added, and their values, defaults and flags. */
export const fieldMutants: Mutant[] = [
  {
    broken: 'a field renamed everywhere',
    change: field('phone_1', (_, fields) => rename('phone_1', 'phone')(fields)),
    want: 'has no field `phone_1` (contact.phone_1 of the specification, 3.api.2)',
  },
  {
    broken: 'the new name of a field',
    change: field('phone_1', (_, fields) => rename('phone_1', 'phone')(fields)),
    want: 'contact.phone is not in the specification (3.api.2)',
  },
  {
    broken: 'a field lost in one form only',
    change: schema('RecurringFields', within('properties', drop('due_days'))),
    want: 'RecurringUpdate has no field `due_days`',
  },
  {
    broken: 'a lost field of a nested object',
    change: field('from_date', (_, fields) => drop('from_date')(fields)),
    want: 'report_request.parameters.from_date',
  },
  {
    broken: 'a lost field of a response',
    change: field('exchange_rate', (_, fields) => drop('exchange_rate')(fields)),
    want: 'Invoice has no field `exchange_rate`',
  },
  {
    broken: 'a lost address field of a final document',
    change: schema('FinalDocument', (object) => {
      object.allOf = [];
    }),
    want: 'FinalDocument has no field `postal_code`',
  },
  {
    broken: 'a field without a mark',
    change: schema('Jurisdiction', within('properties', set({ code: { type: 'string' } }))),
    want: 'jurisdiction.code is not in the specification',
  },
  {
    broken: 'a field that lost its mark',
    change: schema('TaxRateResult', edit('import', drop('x-basis'))),
    want: 'tax_rate_result.import is not in the specification',
  },
  {
    broken: 'another locale',
    change: field('locale', inAlternative(swap('enum', 'nb', 'no'))),
    want: 'checkout_session.locale does not take "nb"',
  },
  {
    broken: 'a lost value of a state',
    change: schema('Invoice', edit('state', swap('enum', 'uncollectible'))),
    want: 'invoice.state does not take "uncollectible"',
  },
  {
    broken: 'a state of another document',
    change: schema('Credit', edit('state', swap('enum', 'void', 'void', 'refunded'))),
    want: 'credit.state takes "refunded", which is not a value of the specification',
  },
  {
    broken: 'a payment method by another name',
    change: schema('PaymentMethod', swap('enum', 'iou', 'promissory_note')),
    want: 'transaction.payment.method does not take "iou"',
  },
  {
    broken: 'a tax code too many',
    change: schema('TaxCodeId', swap('enum', 'saas', 'saas', 'luxury')),
    want: 'tax_code.id takes "luxury"',
  },
  {
    broken: 'a value of a list',
    change: field('payment_methods', inAlternative(within('items', swap('enum', 'paypal')))),
    want: 'checkout_session.payment_methods does not take "paypal"',
  },
  {
    broken: 'no value for an unavailable service',
    change: schema('TaxIdValidation', edit('valid', set({ type: 'boolean' }))),
    want: 'tax_id_validation.valid does not take null',
  },
  {
    broken: 'another default',
    change: field('tax_type', set({ default: 'excluded' })),
    want: 'product.tax_type has the default "excluded"; the specification says "included" (3.api.1)',
  },
  {
    broken: 'a lost default',
    change: field('method', drop('default')),
    want: 'transaction.payment.method has no default',
  },
  {
    broken: 'another default of an account',
    change: field('default_tax_code', set({ default: 'standard' })),
    want: 'custom_account.default_tax_code has the default "standard"',
  },
  {
    broken: 'a default without a mark',
    change: field('stock', set({ default: 0 })),
    want: 'product.stock: default 0 has no mark',
  },
  {
    broken: 'another default of ours',
    change: schema('Transaction', edit('type', set({ default: 'refund' }))),
    want: 'beyond.ts lists "transaction.type: default "sale""',
  },
  {
    broken: 'a default that no text tells',
    change: field('start_date', set({ description: 'First day of the schedule.' })),
    want: 'recurring.start_date does not say that it is one month from today',
  },
  {
    broken: 'another type',
    change: field('unit_cost', set({ type: 'number' })),
    want: 'product.unit_cost is "number"; the specification says string',
  },
  {
    broken: 'a secret that can be written',
    change: field('auth_key', drop('readOnly')),
    want: 'webhook.auth_key is not readOnly',
  },
  {
    broken: 'a file that comes back',
    change: schema('Attachment', edit('data', drop('writeOnly'))),
    want: 'attachment.data is not writeOnly',
  },
  {
    broken: 'a field that is no longer deprecated',
    change: field('frequency', drop('deprecated')),
    want: 'recurring.frequency is not deprecated',
  },
  {
    broken: 'a field that is deprecated',
    change: field('subdomain', set({ deprecated: true })),
    want: 'custom_account.subdomain: deprecated true has no mark',
  },
];
