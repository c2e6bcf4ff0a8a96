import type { BundledDescription } from '../bundle/bundled-description';
import type { GeneratedFile } from '../files/generated-file';
import { buildContract } from './build-contract';
import { buildWorld } from './build-world';
import { compileValidators } from './compile-validators';
import { SchemaRegistry } from './schema-registry';

/**
 * What the contract simulator needs of the description: `contract.json` (operations, errors, limits), `world.json` (the
 * records of the examples) and `validators.js` (schemas compiled by Ajv, so that a browser needs no `eval`). Nothing
 * for a description without the root extension `x-sandbox`: no simulator is written for it.
 */
export function emitSimulator(description: BundledDescription): GeneratedFile[] {
  if (description['x-sandbox'] === undefined) return [];
  const schemas = new SchemaRegistry(description);
  const contract = buildContract(description, schemas);
  const validators = compileValidators(schemas);
  return [
    { path: 'simulator/contract.json', content: toText(contract) },
    { path: 'simulator/validators.d.ts', content: validators.types },
    { path: 'simulator/validators.js', content: validators.code },
    { path: 'simulator/world.json', content: toText(buildWorld(description)) },
  ];
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
