import type { Json, JsonObject } from '../json';

export type RecordId = number | string;

export interface StoredRecord {
  readonly id: RecordId;
  /** The record as an answer shows it. */
  value: JsonObject;
  readonly accountId: number;
  isHidden: boolean;
  /** What rules need to know and no answer shows. */
  notes: Record<string, Json>;
}

/** The records of one resource, by id. */
export class Table {
  readonly #records = new Map<RecordId, StoredRecord>();

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

  get size(): number {
    return this.#records.size;
  }

  /** All records, newest first: ids grow, so the highest comes first; text ids keep the order of the seed. */
  list(): StoredRecord[] {
    return [...this.#records.values()].sort((one, other) =>
      typeof one.id === 'number' && typeof other.id === 'number' ? other.id - one.id : 0,
    );
  }
}
