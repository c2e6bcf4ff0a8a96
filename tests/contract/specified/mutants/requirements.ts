import type { Json, JsonObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import { at, drop, edit, field, type Mutant, schema, set, swap, within } from './change';

/** Requirements and limits. */
export const requirementMutants: Mutant[] = [
  {
    broken: 'a field that is no longer required',
    change: schema('Transaction', swap('required', 'payment')),
    want: 'Transaction does not require `payment`; the specification does (5.api.2)',
  },
  {
    broken: 'a field that is required in one of two forms only',
    change: schema('ContactData', swap('required', 'first_name')),
    want: 'ContactData does not require `first_name`',
  },
  {
    broken: 'a credit note without a contact',
    change: schema('DocumentResult', swap('required', 'contact')),
    want: 'Credit does not require `contact`',
  },
  {
    broken: 'a requirement of ours',
    change: schema('CreditCreate', swap('required', 'invoice_id', 'invoice_id', 'payment_method')),
    want: 'CreditCreate requires `payment_method`; the specification does not',
  },
  {
    broken: 'an update that requires a field',
    change: schema('ProductUpdate', set({ required: ['name'] })),
    want: 'ProductUpdate requires `name` in an update',
  },
  {
    broken: 'a lost condition',
    change: schema('ProductCreate', withoutConditions),
    want: 'without `country`; the specification requires it there',
  },
  {
    broken: 'null in place of a country',
    change: schema('ProductCreate', ({ allOf }) => within('then', drop('properties'))(condition(allOf))),
    want: 'takes {"tax_based_on":"country"} without `country`',
  },
  {
    broken: 'a percentage for every coupon',
    change: schema('CouponCreate', (coupon) => {
      withoutConditions(coupon);
      swap('required', 'code', 'code', 'percent_off')(coupon);
    }),
    want: 'refuses {"kind":"amount_off"} without `percent_off`',
  },
  {
    broken: 'a line without a price',
    change: schema('DocumentItemInput', withoutConditions),
    want: 'takes {} without `unit_price`',
  },
  {
    broken: 'a longer document number',
    change: field('number', set({ maxLength: 30 })),
    want: 'IssuedDocumentFields.number takes "xxxxxxxxxxxxxxxxxxxxx"; the specification says: at most 20 characters',
  },
  {
    broken: 'a longer number in a response of ours',
    change: schema('TransactionResult', edit('number', set({ maxLength: 21 }))),
    want: 'TransactionResult.number takes',
  },
  {
    broken: 'a shorter document number',
    change: field('number', set({ maxLength: 19 })),
    want: 'IssuedDocumentFields.number refuses "xxxxxxxxxxxxxxxxxxxx"',
  },
  {
    broken: 'longer tags',
    change: schema('TagList', within('items', set({ maxLength: 50 }))),
    want: 'each tag at most 40 characters',
  },
  {
    broken: 'longer tags in a string',
    change: schema('TagString', set({ pattern: '^.{1,50}(,.{1,50})*$' })),
    want: 'Transaction.tags takes',
  },
  {
    broken: 'more keys of metadata',
    change: schema('CustomMetadata', set({ maxProperties: 21 })),
    want: 'up to 20 keys of 40 characters with values of 500',
  },
  {
    broken: 'longer values of metadata',
    change: schema('CustomMetadata', within('additionalProperties', set({ maxLength: 501 }))),
    want: 'up to 20 keys of 40 characters with values of 500',
  },
  {
    broken: 'currencies in lower case',
    change: schema('Currency', set({ pattern: '^[A-Za-z]{3}$' })),
    want: 'takes "eur"; the specification says: a three-letter uppercase code',
  },
  {
    broken: 'more items in a request',
    change: schema('DocumentInput', edit('items', set({ maxItems: 1000 }))),
    want: 'invoice.items holds 1000 items in DocumentInput.items; the specification allows 200 in a request',
  },
  {
    broken: 'fewer items in a document',
    change: schema('DocumentResult', edit('items', set({ maxItems: 200 }))),
    want: 'the specification allows 1000 in a document',
  },
  {
    broken: 'a limit of ours',
    change: field('business_name', set({ maxLength: 80 })),
    want: 'custom_account.business_name: maxLength 80 has no mark',
  },
  {
    broken: 'longer sessions',
    change: at('/x-limits/session', set({ removalDays: 8 })),
    want: 'x-limits/session/removalDays is 8; the specification says 7 (4.api.9, 9.api.8)',
  },
  {
    broken: 'another rate limit',
    change: at('/x-limits/rate', set({ windowSeconds: 10 })),
    want: 'x-limits/rate/windowSeconds is 10; the specification says 15',
  },
  {
    broken: 'a limit that nobody knows',
    change: at('/x-limits/tag', set({ perDocument: 10 })),
    want: 'x-limits/tag/perDocument is 10; the specification has no such limit',
  },
  {
    broken: 'another life of tokens',
    change: at('/x-limits/accessToken', set({ lifeDays: 30 })),
    want: 'x-limits/accessToken/lifeDays is 30',
  },
];

/** The part of a schema that holds under a condition. */
function condition(allOf: Json | undefined): JsonObject {
  return objectOf(listOf(allOf).find((part) => isConditional(objectOf(part))));
}

function withoutConditions(object: JsonObject): void {
  object.allOf = listOf(object.allOf).filter((part) => !isConditional(objectOf(part)));
}

function isConditional(part: JsonObject): boolean {
  return 'if' in part || 'anyOf' in part;
}
