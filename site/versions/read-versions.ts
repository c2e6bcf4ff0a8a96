import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionsFile } from '#core/contracts/versions';

/** The earlier versions of the API that the generator wrote; undefined if only one version is known. */
export function readVersions(generated: string): VersionsFile | undefined {
  const file = versionsFile(generated);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VersionsFile) : undefined;
}

export function versionsFile(generated: string): string {
  return join(generated, 'versions/versions.json');
}
