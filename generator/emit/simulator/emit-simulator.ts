import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiModel } from '../../model/api/api-model';
import { buildContract } from './build-contract';
import { buildSeed } from './build-seed';
import { SchemaRegistry } from './schema-registry';
import type { SimulatorSettings } from './settings/settings';

/**
 * Emits the data of the simulator: `contract.json` (operations, errors, limits), `schemas.json` (what its validators are compiled
 * from) and `world.json` (the records of the examples).
 */
export function emitSimulator(model: ApiModel, settings: SimulatorSettings): GeneratedFile[] {
  const schemas = new SchemaRegistry(model.schemas);
  const contract = buildContract(model, settings, schemas);
  return [
    { path: 'simulator/contract.json', content: toText(contract) },
    { path: 'simulator/schemas.json', content: toText(schemas) },
    { path: 'simulator/world.json', content: toText(buildSeed(model, settings)) },
  ];
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
