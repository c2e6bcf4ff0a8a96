import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../generator/run/files/hash';

/** The content of all generated files in a folder, by path. */
export function readFiles(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}
