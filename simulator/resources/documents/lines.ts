import type { Json, JsonObject } from '#core/json/json';
import { Refusal, type Call } from '../../call';
import { toDecimal } from '../../tax/fraction';
import { priceLine } from '../../tax/line';
import type { TaxShare } from '../../tax/price';
import { numberOf, textOf } from '../fields';
import { blankOf } from '../records';
import { findProduct } from './references';
import { taxLabel } from './taxes';

/** One line with its taxes, as a document holds them. */
export interface DocumentLine {
  item: JsonObject;
  taxes: JsonObject[];
}

/** What a line needs to know of its document. */
export interface LineContext {
  call: Call;
  /** `tax_status` of the contact. */
  taxStatus: Json | undefined;
  /** Stands in for a tax without a country. */
  country: string;
  /** Stands in for a tax without a transaction type. */
  transactionType: string;
}

const TAX_NUMBERS = [1, 2] as const;

/**
 * Builds a line from an item of a request: prices it and takes what is missing from the product. `parts`: the shares of
 * the price that its two taxes are levied on, in percent.
 */
export function buildLine(context: LineContext, sent: JsonObject, parts: number[] = []): DocumentLine {
  const { call } = context;
  const product = findProduct(call, sent.product_code);
  if (numberOf(sent.unit_price) !== null && numberOf(sent.total_amount) !== null) call.label('both-amounts');
  if (numberOf(sent.unit_price) === null && numberOf(sent.total_amount) === null) {
    throw new Refusal(422, { items: ['need a unit_price or a total_amount each'] });
  }
  const taxed = TAX_NUMBERS.filter((number) => numberOf(sent[`tax_${number}_rate`]) !== null);
  const shares = taxed.map((number): TaxShare => ({
    rate: numberOf(sent[`tax_${number}_rate`]) ?? 0,
    part: parts[number - 1] ?? 100,
  }));
  const priced = priceLine({
    quantity: numberOf(sent.quantity) ?? 1,
    discountRate: numberOf(sent.discount_rate) ?? 0,
    unitPrice: numberOf(sent.unit_price),
    totalAmount: numberOf(sent.total_amount),
    shares,
  });
  const item = {
    ...blankOf(call, 'DocumentItem'),
    ...sent,
    id: call.store.nextId('document_items'),
    description: textOf(sent.description) ?? textOf(product?.description) ?? textOf(product?.name),
    quantity: numberOf(sent.quantity) ?? 1,
    subtotal_cents: priced.subtotal,
    discount_cents: priced.discount,
    total_amount: toDecimal(priced.total),
    unit_price: priced.unitPrice,
  };
  const taxes = taxed.map((number, index) => lineTax(context, sent, number, priced.taxes[index] ?? 0));
  return { item, taxes };
}

function lineTax(context: LineContext, sent: JsonObject, number: number, amountCents: number): JsonObject {
  const of = (field: string): Json | undefined => sent[`tax_${number}_${field}`];
  const rate = numberOf(of('rate')) ?? 0;
  const country = textOf(of('country'));
  const type = textOf(of('transaction_type'));
  if (country === null || type === null) context.call.label('tax-defaults');
  return {
    label: taxLabel(textOf(of('name')), rate, context.taxStatus),
    rate,
    country: country ?? context.country,
    region: textOf(of('region')),
    county: null,
    transaction_type: type ?? context.transactionType,
    amount_cents: amountCents,
  };
}
