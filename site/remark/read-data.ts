import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Reads a YAML file that people wrote for the pages, `_data/<name>` below `docs`; undefined if it does not exist. */
export function readData(docs: string, name: string): unknown {
  const file = join(docs, '_data', name);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}
