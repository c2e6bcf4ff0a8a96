import type { Seed } from '#core/contracts/seed';
import type { Clock } from '../clock';
import type { Records, Resource } from './resources';
import type { Table } from './table';
import { seedTables, type Tables } from './tables';
import { issueCredentials, type Credential } from './tokens';

/** The state of a simulator between calls: in memory, seeded from the examples. */
export class Store {
  readonly #tables: Tables;
  #sequences: Map<string, number>;
  /** Keys and tokens by their value. */
  credentials: Map<string, Credential>;
  /** Time of seeding, Unix seconds. */
  readonly seededAt: number;

  constructor(
    readonly seed: Seed,
    clock: Clock,
  ) {
    this.seededAt = clock.now();
    this.credentials = issueCredentials(seed.credentials, this.seededAt);
    this.#sequences = new Map(Object.entries(seed.sequences));
    this.#tables = seedTables(seed);
  }

  /** The records of a resource. */
  table<R extends Resource>(resource: R): Table<Records[R]> {
    return this.#tables[resource];
  }

  /** The next id of a resource, or of a list inside documents; ids of deleted records are not reused. */
  nextId(of: Resource | 'document_items' | 'payments'): number {
    const sequence = this.#sequenceOf(of);
    const id = (this.#sequences.get(sequence) ?? 0) + 1;
    this.#sequences.set(sequence, id);
    return id;
  }

  /** True for the id of a record from the seed, even if it was removed. */
  isSeeded(of: Resource, id: number): boolean {
    // surviving mutants (relational): the last id of the seed is not that of a credit note
    return id <= (this.seed.sequences[this.#sequenceOf(of)] ?? 0);
  }

  #sequenceOf(of: string): string {
    return this.seed.sharedSequences[of] ?? of;
  }

  /** Takes a snapshot and returns a function that restores it. */
  snapshot(): () => void {
    const restores = Object.values(this.#tables).map((table) => table.snapshot());
    const sequences = new Map(this.#sequences);
    const credentials = new Map(this.credentials);
    return () => {
      for (const restore of restores) restore();
      this.#sequences = sequences;
      this.credentials = credentials;
    };
  }
}
