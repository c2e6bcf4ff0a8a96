import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxRequests } from '../../generator/sandbox/sandbox-requests';
import type { Constants } from './highlight-code';

/** The values in snippets that readers replace by their own, from `sandbox/requests.json` of the generated files. */
export function readConstants(generated: string): Constants {
  const file = join(generated, 'sandbox/requests.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as SandboxRequests).constants;
}
