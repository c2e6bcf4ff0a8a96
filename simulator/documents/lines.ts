import type { CallContext } from '../call';
import { applyDefaults } from '../records/create-record';
import { findProduct } from '../records/references';
import type { RequestOf, ResponseOf } from '../schema-types';
import { accountOf } from '../store/account';
import type { Records } from '../store/resources';
import { toDecimal } from '../tax/fraction';
import { priceLine } from '../tax/line';
import type { TaxShare } from '../tax/price';
import { inRange } from './in-range';
import { taxLabel } from './taxes';

/** One line of a document with its taxes. */
export interface DocumentLine {
  item: ResponseOf<'DocumentItem'>;
  taxes: ResponseOf<'DocumentTax'>[];
}

/** The properties of a document that its lines depend on. */
export interface LineContext {
  call: CallContext;
  /** `tax_status` of the contact. */
  taxStatus: Records['contacts']['tax_status'];
  /** Default country of taxes. */
  country: string;
  /** Default transaction type of taxes. */
  transactionType: string;
}

const TAX_NUMBERS = [1, 2] as const;

type TaxNumber = (typeof TAX_NUMBERS)[number];

/**
 * Builds a line from an item of a request: prices it, with defaults from its product. `parts`: the shares of the price that
 * its two taxes apply to, in percent.
 */
export function buildLine(
  context: LineContext,
  sent: RequestOf<'DocumentItemInput'>,
  parts: number[] = [],
): DocumentLine {
  const { call } = context;
  const product = findProduct(call, sent.product_code);
  const { unit_price: unitPrice = null, total_amount: totalAmount = null, quantity = 1 } = sent;
  if (unitPrice !== null && totalAmount !== null) call.label('both-amounts');
  const taxed = TAX_NUMBERS.filter((number) => typeof rateOf(sent, number) === 'number');
  const shares = taxed.map((number): TaxShare => ({
    rate: rateOf(sent, number) ?? 0,
    part: parts[number - 1] ?? 100,
  }));
  const discountRate = sent.discount_rate ?? 0;
  const priced = priceLine({ quantity, discountRate, unitPrice, totalAmount, shares });
  const item = applyDefaults(call, 'DocumentItem', {
    ...sent,
    id: call.store.nextId('document_items'),
    description: sent.description ?? product?.description ?? product?.name ?? null,
    quantity,
    subtotal_cents: priced.subtotal,
    discount_cents: priced.discount,
    total_amount: toDecimal(priced.total),
    unit_price: priced.unitPrice,
  });
  const taxes = taxed.map((number, index) => lineTax(context, sent, number, priced.taxes[index] ?? 0));
  return { item, taxes };
}

/** Builds the lines of a request. Throws 422 for `items[…]` when one of its amounts is out of range. */
export function buildLines(context: LineContext, items: RequestOf<'DocumentItemInput'>[]): DocumentLine[] {
  return items.map((item, index) => inRange(`items[${index}]`, () => buildLine(context, item)));
}

function rateOf(sent: RequestOf<'DocumentItemInput'>, number: TaxNumber): number | null | undefined {
  return sent[`tax_${number}_rate`];
}

function lineTax(
  context: LineContext,
  sent: RequestOf<'DocumentItemInput'>,
  number: TaxNumber,
  amountCents: number,
): ResponseOf<'DocumentTax'> {
  const rate = rateOf(sent, number) ?? 0;
  const country = sent[`tax_${number}_country`] ?? null;
  const type = sent[`tax_${number}_transaction_type`] ?? null;
  if (country === null || type === null) context.call.label('tax-defaults');
  return {
    label: taxLabel(sent[`tax_${number}_name`] ?? null, rate, context.taxStatus),
    rate,
    country: country ?? context.country,
    region: sent[`tax_${number}_region`] ?? null,
    county: null,
    transaction_type: type ?? context.transactionType,
    amount_cents: amountCents,
  };
}

/** The context for the lines of a document of this contact. */
export function lineContext(
  call: CallContext,
  contact: Records['contacts'],
  country: string | null | undefined,
): LineContext {
  const account = accountOf(call.store, call.access.accountId);
  return {
    call,
    taxStatus: contact.tax_status,
    country: country ?? contact.country ?? account.country,
    transactionType: account.default_tax_code,
  };
}
