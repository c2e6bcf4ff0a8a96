import type { GeneratedFile } from '../../run/files/generated-file';
import type { ApiModel } from '../../model/api/api-model';
import { keyOf, Results } from '../../run/memo/results';
import { buildContract } from './build-contract';
import { buildSeed } from './build-seed';
import { compileValidators } from './compile-validators';
import { SchemaRegistry } from './schema-registry';
import type { SimulatorSettings } from './settings/settings';

/**
 * Emits the data of the simulator: `contract.json` (operations, errors, limits), `world.json` (the records of the examples)
 * and `validators.js` (schemas compiled by Ajv, so that a browser does not need `eval`).
 */
export function emitSimulator(
  model: ApiModel,
  settings: SimulatorSettings,
  results = new Results(),
): GeneratedFile[] {
  const schemas = new SchemaRegistry(model.schemas);
  const contract = buildContract(model, settings, schemas);
  const { documents, validators: listed } = schemas;
  const key = keyOf(documents, [...listed]);
  const validators = results.remember('validators', key, () => compileValidators(schemas));
  return [
    { path: 'simulator/contract.json', content: toText(contract) },
    { path: 'simulator/validators.d.ts', content: validators.types },
    { path: 'simulator/validators.js', content: validators.code },
    { path: 'simulator/world.json', content: toText(buildSeed(model, settings)) },
  ];
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
