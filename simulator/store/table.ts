import type { Json, JsonObject } from '#core/json/json';

export type RecordId = number | string;

export interface StoredRecord {
  readonly id: RecordId;
  /** The record as a response shows it. */
  value: JsonObject;
  readonly accountId: number;
  isHidden: boolean;
  /** What rules need to know and no response shows. */
  memory: Record<string, Json>;
}

/** The records of one resource, by id. */
export class Table {
  #records = new Map<RecordId, StoredRecord>();

  get(id: RecordId): StoredRecord | undefined {
    return this.#records.get(id);
  }

  put(record: StoredRecord): StoredRecord {
    this.#records.set(record.id, record);
    return record;
  }

  delete(id: RecordId): void {
    this.#records.delete(id);
  }

  /** Remembers the table as it is; the function that comes back restores it. Values are replaced, never changed. */
  snapshot(): () => void {
    const records = [...this.#records.values()].map((record) => ({
      record,
      ...record,
      memory: { ...record.memory },
    }));
    return () => {
      this.#records = new Map(
        records.map(({ record, value, isHidden, memory }) => [
          record.id,
          Object.assign(record, { value, isHidden, memory }),
        ]),
      );
    };
  }

  /** All records, newest first: ids grow, so the highest comes first. Not for catalogues, whose ids are texts. */
  list(): StoredRecord[] {
    return [...this.#records.values()].sort((one, other) => Number(other.id) - Number(one.id));
  }
}
