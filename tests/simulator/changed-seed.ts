import type { JsonObject } from '#core/json/json';
import worldText from '../../generated/simulator/world.json';
import type { Seed } from '#core/contracts/seed';

/** The seed with changes to records, by `invoices/90420`, and with other last ids, by resource. */
export function changedSeed(changes: Record<string, JsonObject>, sequences: Seed['sequences'] = {}): Seed {
  const seed = structuredClone(worldText) as unknown as Seed;
  Object.assign(seed.sequences, sequences);
  for (const [name, change] of Object.entries(changes)) {
    const [resource = '', id] = name.split('/');
    const record = seed.records[resource]?.find(({ value }) => JSON.stringify(value.id) === id);
    if (!record) throw new Error(`The seed holds no ${name}.`);
    Object.assign(record.value, change);
  }
  return seed;
}
