import { divideHalfUp, ONE, toCents, toMillionths } from './decimal';
import type { JsonObject } from '#core/json/json';
import { objectsIn, asText } from './json';
import type { World } from './load-world';
import { sightingsIn } from './sightings';

/** One line of a document in cents, whichever of the two response shapes it comes from. */
type Line = {
  subtotal: bigint;
  discount: bigint;
  net: bigint;
  rate: bigint;
  part: bigint;
  taxKey: string;
  total: bigint;
};

const amount = (value: unknown): bigint => BigInt(typeof value === 'number' ? value : 0);
const sum = (values: bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
const share = (net: bigint, percent: bigint): bigint => divideHalfUp(net * percent, 100n * ONE);
const percent = (value: unknown): bigint => toMillionths(typeof value === 'number' ? value : 0);

function toLine(item: JsonObject): Line {
  const subtotal = amount(item['subtotal_cents']);
  const discount = amount(item['discount_cents']);
  const rate = item['tax_1_rate'] ?? item['tax_rate'] ?? null;
  const country = item['tax_1_country'] ?? item['tax_country'] ?? null;
  const code = item['tax_1_transaction_type'] ?? item['tax_code'] ?? null;
  const total =
    'total_amount_cents' in item ? amount(item['total_amount_cents']) : toCents(Number(item['total_amount']));
  return {
    subtotal,
    discount,
    net: subtotal - discount,
    rate: percent(rate),
    part: percent(item['taxable_part'] ?? 100),
    taxKey: [rate, country, code].map(asText).join(' '),
    total,
  };
}

function checkItem(item: JsonObject): string[] {
  const line = toLine(item);
  const price = toMillionths(Number(item['unit_price'])) * toMillionths(Number(item['quantity']));
  const tax = share(divideHalfUp(line.net * line.part, 100n * ONE), line.rate);
  return [
    ...(line.subtotal === divideHalfUp(price * 100n, ONE * ONE)
      ? []
      : ['subtotal_cents is not unit_price × quantity']),
    ...(line.discount === share(line.subtotal, percent(item['discount_rate']))
      ? []
      : ['discount_cents is not discount_rate of subtotal_cents']),
    ...(line.total === line.net + tax ? [] : ['the total of the item is not its net amount plus tax']),
  ].map((text) => `item ${asText(item['id'])}: ${text}`);
}

function checkTaxes(record: JsonObject, lines: Line[]): string[] {
  const taxed = lines.filter((line) => !line.taxKey.startsWith('null'));
  const rows = objectsIn(record['taxes']).map((tax) => ({
    key: [tax['rate'], tax['country'], tax['transaction_type'] ?? tax['tax_code']].map(asText).join(' '),
    amount: amount(tax['amount_cents']),
  }));
  const keys = [...new Set(taxed.map((line) => line.taxKey))];
  const unlike = keys.filter((key) => {
    const same = taxed.filter((line) => line.taxKey === key);
    const want = share(sum(same.map((line) => line.net)), same[0]?.rate ?? 0n);
    return rows.find((row) => row.key === key)?.amount !== want;
  });
  return [
    ...unlike.map((key) => `tax ${key}: amount_cents is not the rate of the lines`),
    ...(rows.length === keys.length ? [] : ['taxes has not one row per tax']),
  ];
}

function checkTotals(record: JsonObject, lines: Line[]): string[] {
  const taxes = sum(objectsIn(record['taxes']).map((tax) => amount(tax['amount_cents'])));
  const subtotal = sum(lines.map((line) => line.subtotal));
  const discount = sum(lines.map((line) => line.discount));
  const shown = 'subtotal_cents' in record;
  return [
    ...(!shown || amount(record['subtotal_cents']) === subtotal
      ? []
      : ['subtotal_cents is not the sum of the items']),
    ...(!shown || amount(record['discount_cents']) === discount
      ? []
      : ['discount_cents is not the sum of the items']),
    ...(amount(record['total_cents']) === subtotal - discount + taxes
      ? []
      : ['total_cents is not subtotal − discount + taxes']),
    ...(sum(lines.map((line) => line.total)) === amount(record['total_cents'])
      ? []
      : ['items do not sum to total_cents']),
  ];
}

function checkPayments(record: JsonObject): string[] {
  if (!('state' in record) || record['state'] === 'active' || record['state'] === 'archived') return [];
  const paid = sum(objectsIn(record['payments']).map((payment) => amount(payment['amount_cents'])));
  const total = amount(record['total_cents']);
  if (record['state'] === 'paid')
    return paid === total ? [] : ['is paid, but payments do not sum to total_cents'];
  return record['state'] === 'void' || paid < total ? [] : ['is not paid, but payments cover total_cents'];
}

function checkDocument(record: JsonObject): string[] {
  const items = objectsIn(record['items']);
  const lines = items.map(toLine);
  return [
    ...items.flatMap(checkItem),
    ...checkTaxes(record, lines),
    ...checkTotals(record, lines),
    ...checkPayments(record),
  ];
}

/** Recalculates the items, taxes, totals and payments of every document, expense and recurring invoice. */
export const checkAmounts = (world: World): string[] =>
  sightingsIn(world)
    .filter(({ record }) => 'total_cents' in record)
    .flatMap(({ at, record }) => checkDocument(record).map((text) => `${at}: ${text}`));
