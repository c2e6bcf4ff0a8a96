import { buildLine, type DocumentLine, type LineContext } from '../../documents/lines';
import type { RequestOf, ResponseOf } from '../../schema-types';
import { TAX_CODES } from '../../tax/example-rates';
import { centsOf } from '../../tax/price';

type SentTax = RequestOf<'TransactionTax'>;
type Result = ResponseOf<'TransactionResultItem'>;

/** A line in two representations: in the document, and in the response of the transaction. */
export interface TransactionLine extends DocumentLine {
  result: Result;
  /** Shares of the price that the taxes apply to, in percent. */
  parts: number[];
}

/** Builds the line of a transaction item, whose amount is the charged total, including tax (G-API-80). */
export function buildTransactionLine(
  context: LineContext,
  sent: RequestOf<'TransactionItem'>,
): TransactionLine {
  const { tax } = sent;
  const parts = [tax?.taxable_part ?? 100, tax?.additional_taxable_part ?? 100];
  // A line has no type for exempt items; its tax does.
  const transactionType = tax?.tax_code ?? context.transactionType;
  const item = {
    product_code: sent.product_code ?? null,
    description: sent.description ?? null,
    quantity: sent.quantity ?? 1,
    discount_rate: sent.discount_rate ?? null,
    total_amount: sent.amount,
    ...(tax && documentTaxes(tax)),
  };
  const line = buildLine({ ...context, transactionType }, item, parts);
  return { ...line, parts, result: resultItem(line.item, tax) };
}

function documentTaxes(tax: SentTax): Omit<RequestOf<'DocumentItemFields'>, 'total_amount' | 'unit_price'> {
  const type = transactionTypeOf(tax);
  return {
    tax_1_country: tax.country,
    tax_1_region: tax.region ?? null,
    tax_1_transaction_type: type,
    tax_1_name: tax.name ?? null,
    tax_1_rate: tax.rate ?? null,
    ...(typeof tax.additional_rate === 'number' && {
      tax_2_country: tax.country,
      tax_2_region: tax.region ?? null,
      tax_2_transaction_type: type,
      tax_2_name: tax.additional_name ?? null,
      tax_2_rate: tax.additional_rate,
    }),
  };
}

/** Documents use six of the seven codes: exempt items have no transaction type. */
function transactionTypeOf({
  tax_code = null,
}: SentTax): ResponseOf<'DocumentItem'>['tax_1_transaction_type'] {
  return tax_code === 'exempt' ? null : tax_code;
}

function resultItem(item: ResponseOf<'DocumentItem'>, tax: SentTax | null | undefined): Result {
  return {
    id: item.id,
    description: item.description,
    product_code: item.product_code,
    quantity: item.quantity,
    // For a quantity of 0 the unit price is unknown.
    ...(item.unit_price !== null && { unit_price: item.unit_price }),
    discount_rate: item.discount_rate,
    discount_cents: item.discount_cents,
    subtotal_cents: item.subtotal_cents,
    tax_code: tax?.tax_code ?? null,
    tax_name: tax?.name ?? null,
    tax_rate: tax?.rate ?? null,
    tax_country: tax?.country ?? null,
    tax_region: tax?.region ?? null,
    taxable_part: tax ? (tax.taxable_part ?? 100) : null,
    total_amount_cents: centsOf(item.total_amount ?? 0),
  };
}

/** The taxes of a document in the format of a transaction's response. */
export function resultTax(tax: ResponseOf<'DocumentTax'>): ResponseOf<'TransactionResultTax'> {
  const { label, rate, country, region, transaction_type, amount_cents } = tax;
  const tax_code = TAX_CODES.find((code) => code === transaction_type) ?? null;
  return { label, rate, country, region, tax_code, amount_cents };
}
