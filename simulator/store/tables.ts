import type { Seed, SeedRecord } from '#core/contracts/seed';
import { deepFreeze } from '#core/json/deep-freeze';
import { RESOURCES, type Records, type Resource } from './resources';
import { ownerOf } from './owners';
import { Table } from './table';

export type Tables = { [R in Resource]: Table<Records[R]> };

/** The tables of a fresh store. The seed comes as JSON: nothing but the tests proves here that its records are whole. */
export function seedTables(seed: Seed): Tables {
  const names = Object.keys(RESOURCES) as Resource[];
  return Object.fromEntries(
    names.map((name) => [name, seedTable(seed.records[name] ?? [], ownerOf(seed, name))]),
  ) as unknown as Tables;
}

function seedTable(records: SeedRecord[], accountId: number): Table<{ id: number }> {
  const table = new Table<{ id: number }>();
  // All worlds share the values, which are replaced and never changed; what is remembered of a record changes.
  for (const { value, memory = {} } of records) {
    const whole = deepFreeze(value) as { id: number };
    table.put({ id: whole.id, value: whole, accountId, memory: { ...memory } });
  }
  return table;
}
