import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../list-files';
import type { Download } from './build-downloads';

/**
 * Makes a folder hold exactly these files. Files that stay the same are not touched, and the folder is never away: the server for
 * writers copies it whenever something changes.
 */
export function renewFolder(folder: string, files: readonly Download[]): void {
  const kept = new Set(files.map(({ path }) => path));
  const there = existsSync(folder) ? listFiles(folder) : [];
  for (const path of there) if (!kept.has(path)) rmSync(join(folder, path));
  for (const { path, content } of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
