import type { JsonObject } from '#core/json/json';
import worldText from '../../../generated/simulator/world.json';
import { States } from './states';

/** The model's view of an invoice. */
export interface InvoiceModel {
  id: number;
  totalCents: number;
  /** The total of its credit notes, except void ones. */
  creditedCents: number;
  itemCount: number;
  /** Sent or paid: few of its fields can be changed from then on. */
  isFinal: boolean;
  /** The fields that must not change any more, as they were first seen of a final invoice. */
  frozen?: JsonObject;
}

interface CreditModel {
  id: number;
  cents: number;
  invoice: InvoiceModel;
  isVoid: boolean;
}

export interface SessionModel {
  id: number;
  /** Unix seconds: when somebody last did something with it. */
  touchedAt: number;
}

/** The state of the model: far less than that of the simulator, and enough to predict its responses. */
export class Model {
  readonly startedAt = worldText.now;
  readonly states = new States();
  /** Ids by resource, in the order of creation. */
  readonly ids = new Map<string, number[]>();
  readonly invoices: InvoiceModel[] = [];
  readonly credits: CreditModel[] = [];
  readonly expenses: { id: number; isPaid: boolean }[] = [];
  readonly sessions: SessionModel[] = [];
  readonly reports: { id: number; createdAt: number; isComplete: boolean }[] = [];
  /** Contacts that no document names. */
  readonly contacts: number[] = [];
  readonly sales: { processorId: string; invoice: InvoiceModel }[] = [];

  constructor() {
    for (const [resource, records] of Object.entries(worldText.records)) {
      this.ids.set(
        resource,
        records.map(({ value }) => Number(value.id)),
      );
    }
  }

  /** Notes a record that the simulator has just created. */
  add(resource: string, record: JsonObject): number {
    const id = Number(record.id);
    this.ids.set(resource, [...this.idsOf(resource), id]);
    this.states.observe(resource, record);
    return id;
  }

  /** Notes a credit note that the simulator has just issued for an invoice. */
  addCredit(record: JsonObject, invoice: InvoiceModel): void {
    const cents = Number(record.total_cents);
    this.credits.push({ id: this.add('credits', record), cents, invoice, isVoid: false });
    invoice.creditedCents += cents;
  }

  remove(resource: string, id: number): void {
    this.ids.set(
      resource,
      this.idsOf(resource).filter((known) => known !== id),
    );
  }

  idsOf(resource: string): number[] {
    return this.ids.get(resource) ?? [];
  }
}

/** The entry that a random number picks; undefined when there is none. */
export function pickOf<Entry>(entries: readonly Entry[], pick: number): Entry | undefined {
  return entries[pick % entries.length];
}
