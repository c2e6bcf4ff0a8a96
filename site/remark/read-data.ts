import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What people wrote for the pages below `docs`, as `_data/<name>`; undefined where they did not. */
export function readData(docs: string, name: string): unknown {
  const file = join(docs, '_data', name);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}
