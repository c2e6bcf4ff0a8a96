import type { Seed, SeedRecord } from '#core/contracts/seed';
import { deepFreeze } from '#core/json/deep-freeze';
import { RESOURCES, type Records, type Resource } from './resources';
import { ownerOf } from './owners';
import { Table } from './table';

export type Tables = { [R in Resource]: Table<Records[R]> };

/** Creates the tables of a new store. The seed is JSON: only tests prove that its records are complete. */
export function seedTables(seed: Seed): Tables {
  const names = Object.keys(RESOURCES) as Resource[];
  return Object.fromEntries(
    names.map((name) => [name, seedTable(seed.records[name] ?? [], ownerOf(seed, name))]),
  ) as unknown as Tables;
}

function seedTable(records: SeedRecord[], accountId: number): Table<{ id: number }> {
  const table = new Table<{ id: number }>();
  // All worlds share the values, which are replaced and never mutated; hidden state is mutated, so it is copied.
  for (const { value, memory = {} } of records) {
    const whole = deepFreeze(value) as { id: number };
    table.put({ id: whole.id, value: whole, accountId, memory: { ...memory } });
  }
  return table;
}
