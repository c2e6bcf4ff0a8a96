import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version of the package, from its manifest. */
export function readVersion(): string {
  const manifest = readFileSync(join(__dirname, 'package/published/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
