import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Returns the SHA-256 hash as a hexadecimal string. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the hash of a file's content or of the names below a folder; `null` if the path does not exist. */
export function hashOfPath(place: string): string | null {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) return null;
  return hashOf(stats.isDirectory() ? filesBelow(place).join('\n') : readFileSync(place));
}

/** Returns the files below a folder, as sorted relative paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .sort();
}
