import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licenses of packages that have no file with it, by name; each says where it is from. */
const LICENSES = join(__dirname, 'licenses');

/** Returns the license of a package that has no file with it; undefined if it is not known. */
export function readLicense(name: string): string | undefined {
  const file = join(LICENSES, `${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
