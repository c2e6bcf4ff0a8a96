import { toCents } from './decimal';
import { groupBy } from './group-by';
import { isObject, type JsonObject } from '#core/json/json';
import { objectsIn } from './json';
import type { World } from './load-world';
import { sightingsOf, type Sighting } from './sightings';

const invoiceIdOf = (credit: JsonObject): number => {
  const related = credit['related_document'];
  return isObject(related) ? Number(related['id']) : 0;
};

const contactIdOf = (record: JsonObject): unknown => isObject(record['contact']) && record['contact']['id'];

const totalOf = (record: JsonObject): number => Number(record['total_cents']);

/** Sums the credit notes, each once however often it appears. */
function creditedTotal(credits: Sighting[]): number {
  const byId = groupBy(credits, ({ id }) => String(id));
  const totals = [...byId.values()].map((same) => Math.max(...same.map(({ record }) => totalOf(record))));
  return totals.reduce((sum, total) => sum + total, 0);
}

function checkInvoice({ at, record: invoice }: Sighting, credits: Sighting[]): string[] {
  const hasPart = credits.some(({ record }) => totalOf(record) < totalOf(invoice));
  const isEarly = credits.some(({ record }) => Number(record['created_at']) < Number(invoice['created_at']));
  const isOther = credits.some(({ record }) => contactIdOf(record) !== contactIdOf(invoice));
  return [
    ...(creditedTotal(credits) > totalOf(invoice) ? ['credit notes exceed the invoice'] : []),
    ...(hasPart && objectsIn(invoice['items']).length !== 1
      ? ['credited in part, but has several items']
      : []),
    ...(invoice['state'] === 'paid' ? [] : ['credited, but not paid']),
    ...(isEarly ? ['credited before it was issued'] : []),
    ...(isOther ? ['credited to another contact'] : []),
  ].map((text) => `${at}: ${text}`);
}

function checkRequests(world: World): string[] {
  const requests = world.filter(({ subject, part }) => subject === 'createCredit' && part === 'request');
  return requests.flatMap(({ name, value }) => {
    const response = world.find((example) => example.name === name.replace('request', '201'))?.value;
    if (!isObject(value) || !isObject(response)) return [`${name}: no response`];
    const asked = value['credited_amount'];
    const isSame = asked === undefined || toCents(Number(asked)) === BigInt(totalOf(response));
    return [
      ...(invoiceIdOf(response) === value['invoice_id'] ? [] : [`${name}: not the invoice of the response`]),
      ...(isSame ? [] : [`${name}: credited_amount is not the total of the response`]),
    ];
  });
}

/** Checks credit notes against their invoices: amount, number of items, state, order and contact. */
export function checkCredits(world: World): string[] {
  const documents = sightingsOf(world, 'document');
  const credits = documents.filter(({ record }) => invoiceIdOf(record) > 0);
  const byInvoice = groupBy(credits, ({ record }) => String(invoiceIdOf(record)));
  const complaints = [...byInvoice].flatMap(([id, own]) => {
    const invoices = documents.filter((document) => document.id === Number(id));
    return invoices.length === 0
      ? [`invoice ${id}: not shown`]
      : invoices.flatMap((it) => checkInvoice(it, own));
  });
  return [...complaints, ...checkRequests(world)];
}
