import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** SHA-256, as hexadecimal text. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Hash of a file's content or of the names below a folder; `null` when there is nothing. */
export function hashOfPath(place: string): string | null {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (!stats) return null;
  return hashOf(stats.isDirectory() ? filesBelow(place).join('\n') : readFileSync(place));
}

/** The files below a folder, relative to it, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .sort();
}
