import type { Json, JsonObject } from '#core/json/json';
import { Refusal, type Call, type Handlers } from '../call';
import { findTransition, stateAfter } from '../rules/machine';
import { sessionMachine } from '../rules/machines';
import { accountOf, originOf } from '../store/account';
import type { StoredRecord } from '../store/table';
import { referencedRecord, findProduct } from './documents/references';
import { numberOf, objectOf, objectsOf, textOf } from './fields';
import { blankOf, createRecord, deleteRecord, findRecord, listRecords, updateRecord } from './records';

const RESOURCE = 'sessions';

const DAY = 24 * 60 * 60;

/** Abandons and removes sessions whose time has come, before anything is done with one of them. */
function sweep(call: Call): void {
  for (const record of call.store.table(RESOURCE).list()) age(call, record);
}

function age(call: Call, record: StoredRecord): void {
  const { store, clock, contract } = call;
  const { idleMinutes, removalDays } = contract.limits.session;
  const abandonAt = changedAt(record, store.seededAt) + idleMinutes * 60;
  const isIdle = clock.now() >= abandonAt;
  if (findTransition(sessionMachine, textOf(record.value.status), 'idle', () => isIdle) !== undefined) {
    updateRecord(record, { status: 'abandoned' });
    call.label('session-idle');
    record.memory.changedAt = abandonAt;
  }
  const isOld = clock.now() >= changedAt(record, store.seededAt) + removalDays * DAY;
  if (findTransition(sessionMachine, textOf(record.value.status), 'remove', () => isOld) !== undefined) {
    store.table(RESOURCE).delete(record.id);
    call.label('session-removal');
  }
}

/** When somebody last did something with a session, Unix seconds; those of the seed are as old as the seed. */
function changedAt({ memory }: StoredRecord, seededAt: number): number {
  return numberOf(memory.changedAt) ?? seededAt;
}

/** Throws 422 when a session in this status does not take the event: only a pending one can be changed. */
function refuse(record: StoredRecord, event: 'update' | 'delete'): void {
  if (findTransition(sessionMachine, textOf(record.value.status), event) === undefined)
    throw new Refusal(422);
}

function find(call: Call): StoredRecord {
  sweep(call);
  return findRecord(call, RESOURCE);
}

/** What was sent, with the fields of the products and the customer filled in. Throws 422 for an unknown reference. */
function complete(call: Call): JsonObject {
  const { items, customer, coupon } = call.body;
  if (textOf(coupon) !== null) refuseUnknownCoupon(call, coupon);
  const completed: JsonObject = { ...call.body };
  if (Array.isArray(items)) completed.items = objectsOf(items).map((item) => completeItem(call, item));
  const sent = objectOf(customer);
  if (sent !== undefined) completed.customer = completeCustomer(call, sent);
  return completed;
}

function refuseUnknownCoupon(call: Call, code: Json | undefined): void {
  const isKnown = listRecords(call, 'coupons').some(({ value }) => value.code === code);
  if (!isKnown) throw new Refusal(422, { coupon: ['does not exist'] }, { rule: 'unknown-reference' });
}

/** Amount, currency, name and description default to those of the product (G-API-100). */
function completeItem(call: Call, item: JsonObject): JsonObject {
  const product = findProduct(call, item.product);
  if (product === undefined)
    throw new Refusal(422, { items: ['product does not exist'] }, { rule: 'unknown-reference' });
  const cost = textOf(product.unit_cost);
  return {
    product: item.product ?? null,
    amount: item.amount ?? (cost === null ? null : Number(cost)),
    currency: item.currency ?? product.currency ?? null,
    description: item.description ?? product.description ?? null,
    name: item.name ?? product.name ?? null,
    quantity: item.quantity ?? 1,
  };
}

function completeCustomer(call: Call, customer: JsonObject): JsonObject {
  if (numberOf(customer.contact) !== null) {
    referencedRecord(call, 'contacts', customer.contact, 'customer');
  }
  return { ...blankOf(call, 'CheckoutCustomer'), ...customer };
}

export const sessions: Handlers = {
  listSessions: (call) => {
    sweep(call);
    const { status } = call.query;
    return listRecords(call, RESOURCE)
      .map(({ value }) => value)
      .filter((value) => status === undefined || value.status === status);
  },
  createSession: (call) => {
    const origin = originOf(accountOf(call.store, call.access.accountId));
    const memory = { changedAt: call.clock.now() };
    const body = complete(call);
    return createRecord(
      { ...call, body },
      { resource: RESOURCE, schema: 'CheckoutSession', form: 'CheckoutSessionCreate', memory },
      (id) => ({
        status: stateAfter(sessionMachine, null, 'create'),
        permalink: `${origin}/checkout/${id}-EXAMPLE`,
        updatable_quantity: call.body.updatable_quantity ?? false,
      }),
    ).value;
  },
  getSession: (call) => find(call).value,
  updateSession: (call) => {
    const record = find(call);
    refuse(record, 'update');
    updateRecord(record, complete(call));
    record.memory.changedAt = call.clock.now();
    return record.value;
  },
  deleteSession: (call) => {
    refuse(find(call), 'delete');
    return deleteRecord(call, RESOURCE);
  },
};
