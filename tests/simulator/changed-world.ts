import type { JsonObject } from '#core/json/json';
import worldText from '../../generated/simulator/world.json';
import type { World } from '#core/contracts/world';

/** The world with changes to records, by `invoices/90420`, and with other last ids, by resource. */
export function changedWorld(changes: Record<string, JsonObject>, sequences: World['sequences'] = {}): World {
  const world = structuredClone(worldText) as unknown as World;
  Object.assign(world.sequences, sequences);
  for (const [name, change] of Object.entries(changes)) {
    const [resource = '', id] = name.split('/');
    const record = world.records[resource]?.find(({ value }) => JSON.stringify(value.id) === id);
    if (!record) throw new Error(`The world holds no ${name}.`);
    Object.assign(record.value, change);
  }
  return world;
}
