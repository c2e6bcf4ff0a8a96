import type { Json, JsonObject } from '#core/json/json';
import type { Clock } from '../clock';
import { sequenceOf } from './sequences';
import { hiddenRecords, ownerOf } from './seed';
import { seedCredentials, type Credential } from './tokens';
import { Table, type RecordId, type StoredRecord } from './table';
import type { Seed } from '#core/contracts/seed';

/** Everything a simulator remembers between two calls: in memory, seeded from the examples, resettable. */
export class Store {
  #tables = new Map<string, Table>();
  #sequences = new Map<string, number>();
  /** Keys and tokens by their text. */
  credentials = new Map<string, Credential>();
  /** Unix seconds: when the store was seeded. */
  seededAt = 0;

  constructor(
    readonly seed: Seed,
    readonly clock: Clock,
  ) {
    this.reset();
  }

  /** Forgets everything and seeds the store again. Time goes on: other worlds share the clock. */
  reset(): void {
    this.seededAt = this.clock.now();
    this.credentials = seedCredentials(this.seededAt);
    this.#sequences = new Map(Object.entries(this.seed.sequences));
    this.#tables = new Map(
      Object.keys(this.seed.records).map((resource) => [resource, this.#fill(resource)]),
    );
  }

  /** The records of a resource; empty for one that nothing was stored in yet. */
  table(resource: string): Table {
    const table = this.#tables.get(resource) ?? new Table();
    this.#tables.set(resource, table);
    return table;
  }

  /** The next id of a sequence; ids of deleted records are not used again. */
  nextId(sequence: string): number {
    const id = (this.#sequences.get(sequence) ?? 0) + 1;
    this.#sequences.set(sequence, id);
    return id;
  }

  /** Stores a new record of an account under the next id. The `id` comes first in `value`. */
  insert(
    resource: string,
    accountId: number,
    value: JsonObject,
    memory: Record<string, Json> = {},
  ): StoredRecord {
    const id = this.nextId(sequenceOf(resource));
    return this.table(resource).put({
      id,
      value: Object.assign({ id }, value, { id }),
      accountId,
      isHidden: false,
      memory,
    });
  }

  /** Remembers everything as it is; the function that comes back restores it. */
  snapshot(): () => void {
    const tables = [...this.#tables].map(([resource, table]) => ({
      resource,
      table,
      restore: table.snapshot(),
    }));
    const sequences = new Map(this.#sequences);
    const credentials = new Map(this.credentials);
    return () => {
      for (const { restore } of tables) restore();
      this.#tables = new Map(tables.map(({ resource, table }) => [resource, table]));
      this.#sequences = sequences;
      this.credentials = credentials;
    };
  }

  #fill(resource: string): Table {
    const table = new Table();
    const accountId = ownerOf(resource);
    // Copies, because handlers change what they find.
    for (const { value, memory = {} } of structuredClone(this.seed.records[resource] ?? [])) {
      table.put({ id: value.id as RecordId, value, accountId, isHidden: false, memory });
    }
    for (const value of hiddenRecords(resource)) {
      table.put({ id: value.id as RecordId, value, accountId, isHidden: true, memory: {} });
    }
    return table;
  }
}
