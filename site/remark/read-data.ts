import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Json } from '#core/json/json';

/** Reads a YAML file that people wrote for the pages, `_data/<name>` below `docs`; undefined if it does not exist. */
export function readData(docs: string, name: string): unknown {
  const file = join(docs, '_data', name);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

/** Reads all YAML files in `_data` below `docs`. Returns their content by name: `words` for `words.yaml`. */
export function readAllData(docs: string): Record<string, Json> {
  const folder = join(docs, '_data');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [basename(name, '.yaml'), readData(docs, name) as Json]),
  );
}
