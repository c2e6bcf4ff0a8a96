import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Lists the files below a folder, sorted: `guides/index.html`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
}
