import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { Constants } from './highlight-code';

/** The values in snippets that readers replace by their own, from `simulator/requests.json` of the generated files. */
export function readConstants(generated: string): Constants {
  const file = join(generated, 'simulator/requests.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as SimulatorRequests).constants;
}
