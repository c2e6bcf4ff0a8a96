/** What rules need to know of a record and no response shows. */
export interface Memory {
  /** A document that was delivered. */
  isFinal?: boolean;
  /** The platform of a recorded sale or refund, and its id there. */
  processor?: string | null;
  processor_id?: string | null;
  /** Of the first line of a recorded document: shares of the price that its taxes are levied on, in percent. */
  taxableParts?: number[];
  /** When somebody last did something with a checkout session, Unix seconds. */
  changedAt?: number;
}

export interface StoredRecord<T extends { id: number | string }> {
  readonly id: T['id'];
  /** The record as a response shows it. */
  value: T;
  readonly accountId: number;
  memory: Memory;
}

/** The records of one resource, by id. */
export class Table<T extends { id: number | string }> {
  #records = new Map<T['id'], StoredRecord<T>>();

  get(id: T['id']): StoredRecord<T> | undefined {
    return this.#records.get(id);
  }

  put(record: StoredRecord<T>): StoredRecord<T> {
    this.#records.set(record.id, record);
    return record;
  }

  delete(id: T['id']): void {
    this.#records.delete(id);
  }

  /** Remembers the table as it is; the function that comes back restores it. Values are replaced, never changed. */
  snapshot(): () => void {
    const records = [...this.#records.values()].map((record) => ({
      record,
      value: record.value,
      memory: { ...record.memory },
    }));
    return () => {
      this.#records = new Map(
        records.map(({ record, value, memory }) => [record.id, Object.assign(record, { value, memory })]),
      );
    };
  }

  /** All records in the order in which they came: catalogues are shown so. */
  entries(): StoredRecord<T>[] {
    return [...this.#records.values()];
  }

  /** All records, newest first: ids grow, so the highest comes first. Not for catalogues, whose ids may be texts. */
  list(): StoredRecord<T>[] {
    return this.entries().sort((one, other) => Number(other.id) - Number(one.id));
  }
}
