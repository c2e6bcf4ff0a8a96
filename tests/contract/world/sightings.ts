import { isObject, type Json, type JsonObject } from '#core/json/json';
import { locationsIn } from './json';
import type { Example, World } from './load-world';

/** One appearance of a record in a response or an event. Invoices and credit notes share one series of ids. */
export type Sighting = { type: string; id: number; record: JsonObject; at: string };

const TYPE_BY_NOUN: Record<string, string> = {
  Account: 'account',
  Address: 'address',
  Contact: 'contact',
  Coupon: 'coupon',
  Credit: 'document',
  Evidence: 'evidence',
  Expense: 'expense',
  Invoice: 'document',
  Jurisdiction: 'jurisdiction',
  Product: 'product',
  Recurring: 'recurring',
  ReportRequest: 'report',
  Session: 'session',
  TaxId: 'taxId',
  Transaction: 'document',
  Webhook: 'webhook',
};

const TYPE_BY_EVENT: Record<string, string> = {
  account: 'account',
  contact: 'contact',
  credit: 'document',
  expense: 'expense',
  invoice: 'document',
  payment: 'payment',
  reporting: 'report',
};

const TYPE_BY_KEY: Record<string, string> = {
  contact: 'contact',
  evidence: 'evidence',
  jurisdiction: 'jurisdiction',
  payments: 'payment',
};

const singular = (noun: string): string => noun.replace(/sses$/, 'ss').replace(/([^s])s$/, '$1');

function ownType({ part, subject }: Example): string | undefined {
  if (part === 'event') return TYPE_BY_EVENT[subject.split('.')[0] ?? ''];
  return TYPE_BY_NOUN[singular(subject.replace(/^[a-z]+/, ''))];
}

const keyAbove = (path: string[]): string => path.filter((key) => !/^\d+$/.test(key)).at(-1) ?? '';

function typeAt(example: Example, path: string[]): string | undefined {
  const key = keyAbove(path);
  return key === '' || key === 'object' ? ownType(example) : TYPE_BY_KEY[key];
}

function toSighting(example: Example, path: string[], value: Json): Sighting[] {
  const type = typeAt(example, path);
  if (type === undefined || !isObject(value) || typeof value['id'] !== 'number') return [];
  return [{ type, id: value['id'], record: value, at: [example.name, ...path].join('/') }];
}

/** Finds every appearance of a record with an id, whole or nested, in responses and events. */
export const sightingsIn = (world: World): Sighting[] =>
  world
    .filter(({ part }) => part !== 'request')
    .flatMap((example) =>
      locationsIn(example.value).flatMap(({ path, value }) => toSighting(example, path, value)),
    );

/** Finds the appearances of one type of record. */
export const sightingsOf = (world: World, type: string): Sighting[] =>
  sightingsIn(world).filter((sighting) => sighting.type === type);
