import type { JsonObject } from '#core/json/json';
import { TAX_CODES } from '../../tax/example-rates';
import { centsOf } from '../../tax/price';
import { numberOf, objectOf, textOf } from '../fields';
import { buildLine, type DocumentLine, type LineContext } from '../documents/lines';

/** Both forms of one line: as the document holds it, and as the response of the transaction does. */
export interface TransactionLine extends DocumentLine {
  result: JsonObject;
  /** Shares of the price that the taxes are levied on, in percent. */
  parts: number[];
}

/** Builds the line of a transaction item: its amount is the total as charged, tax included (G-API-80). */
export function buildTransactionLine(context: LineContext, sent: JsonObject): TransactionLine {
  const tax = objectOf(sent.tax);
  const parts = [tax?.taxable_part, tax?.additional_taxable_part].map((part) => numberOf(part) ?? 100);
  // A line has no type for what is exempt; its tax has.
  const transactionType = textOf(tax?.tax_code) ?? context.transactionType;
  const item = { ...documentItem(sent), ...documentTaxes(tax) };
  const line = buildLine({ ...context, transactionType }, item, parts);
  return { ...line, parts, result: resultItem(line.item, tax) };
}

function documentItem({
  product_code,
  description,
  quantity,
  discount_rate,
  amount,
}: JsonObject): JsonObject {
  return {
    product_code: product_code ?? null,
    description: description ?? null,
    quantity: quantity ?? 1,
    discount_rate: discount_rate ?? null,
    total_amount: amount ?? null,
  };
}

function documentTaxes(tax: JsonObject | undefined): JsonObject {
  if (tax === undefined) return {};
  const shared = { country: tax.country ?? null, region: tax.region ?? null };
  const transaction_type = transactionTypeOf(tax);
  return {
    ...numbered(1, { ...shared, transaction_type, name: tax.name ?? null, rate: tax.rate ?? null }),
    ...(numberOf(tax.additional_rate) !== null &&
      numbered(2, {
        ...shared,
        transaction_type,
        name: tax.additional_name ?? null,
        rate: tax.additional_rate ?? null,
      })),
  };
}

/** A document knows six of the seven codes: what is exempt has no transaction type. */
function transactionTypeOf({ tax_code }: JsonObject): string | null {
  return TAX_CODES.find((code) => code === tax_code && code !== 'exempt') ?? null;
}

function numbered(number: number, fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`tax_${number}_${name}`, value]));
}

function resultItem(item: JsonObject, tax: JsonObject | undefined): JsonObject {
  return {
    id: item.id ?? null,
    description: item.description ?? null,
    product_code: item.product_code ?? null,
    quantity: item.quantity ?? 1,
    // For a quantity of 0 the price of one unit is not known.
    ...(numberOf(item.unit_price) !== null && { unit_price: item.unit_price }),
    discount_rate: item.discount_rate ?? null,
    discount_cents: item.discount_cents ?? 0,
    subtotal_cents: item.subtotal_cents ?? 0,
    tax_code: tax?.tax_code ?? null,
    tax_name: tax?.name ?? null,
    tax_rate: tax?.rate ?? null,
    tax_country: tax?.country ?? null,
    tax_region: tax?.region ?? null,
    taxable_part: tax === undefined ? null : (numberOf(tax.taxable_part) ?? 100),
    total_amount_cents: totalCents(item),
  };
}

function totalCents({ total_amount }: JsonObject): number {
  return centsOf(numberOf(total_amount) ?? 0);
}

/** The taxes of a document as the response of a transaction names them. */
export function resultTax({
  label,
  rate,
  country,
  region,
  transaction_type,
  amount_cents,
}: JsonObject): JsonObject {
  return {
    label: label ?? null,
    rate: rate ?? null,
    country: country ?? null,
    region: region ?? null,
    tax_code: textOf(transaction_type),
    amount_cents: amount_cents ?? null,
  };
}
