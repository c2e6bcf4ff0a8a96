/** State of a record that rules need and responses omit. */
export interface HiddenState {
  /** Whether the document was delivered. */
  isFinal?: boolean;
  /** The platform of a recorded sale or refund, and its id there. */
  processor?: string | null;
  processor_id?: string | null;
  /** For the first line of a recorded document: shares of the price that its taxes apply to, in percent. */
  taxableParts?: number[];
  /** Time of the last change of a checkout session, Unix seconds. */
  changedAt?: number;
}

export interface StoredRecord<T extends { id: number | string }> {
  readonly id: T['id'];
  /** The record as in responses. */
  value: T;
  readonly accountId: number;
  memory: HiddenState;
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

  /** Takes a snapshot and returns a function that restores it. Values are replaced, never mutated. */
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

  /** All records in insertion order, as for catalogs. */
  entries(): StoredRecord<T>[] {
    return [...this.#records.values()];
  }

  /** All records, newest first, by descending id. Not for catalogs, whose ids may be strings. */
  list(): StoredRecord<T>[] {
    return this.entries().sort((one, other) => Number(other.id) - Number(one.id));
  }
}
