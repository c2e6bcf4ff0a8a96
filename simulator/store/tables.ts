import type { Seed, SeedRecord } from '#core/contracts/seed';
import { RESOURCES, type Records, type Resource } from './resources';
import { ownerOf } from './seed';
import { Table } from './table';

export type Tables = { [R in Resource]: Table<Records[R]> };

/** The tables of a fresh store. The seed comes as JSON: nothing but the tests proves here that its records are whole. */
export function seedTables({ records }: Seed): Tables {
  const names = Object.keys(RESOURCES) as Resource[];
  return Object.fromEntries(
    names.map((name) => [name, seedTable(name, records[name] ?? [])]),
  ) as unknown as Tables;
}

function seedTable(resource: Resource, records: SeedRecord[]): Table<{ id: number }> {
  const table = new Table<{ id: number }>();
  // Copies, because handlers change what they find.
  for (const { value, memory = {} } of structuredClone(records)) {
    const whole = value as { id: number };
    table.put({ id: whole.id, value: whole, accountId: ownerOf(resource), memory });
  }
  return table;
}
