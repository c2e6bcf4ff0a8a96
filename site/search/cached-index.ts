import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheFolder } from '#core/command-line/cache-folder';
import type { SearchIndex } from '../../search/index/search-index';
import type { RecordFolders } from './read-index';

const root = resolve(__dirname, '../..');
const cache = cacheFolder('search');

/** Code that decides on the index. */
const CODE = ['core/search', 'search', 'site/search', 'site/remark'].map((folder) => join(root, folder));

/**
 * The index of the site as JSON text. It is kept between runs and made again when a page, a record or our code has changed:
 * a command that searches must not wait until 33 pages are parsed.
 */
export function readCachedIndex(folders: RecordFolders, make: () => SearchIndex): string {
  const file = join(cache, `${hashInputs(folders)}.json`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const index = JSON.stringify(make());
    keep(file, index);
    return index;
  }
}

/** Other processes may read meanwhile: the file is there as a whole or not at all. */
function keep(file: string, text: string): void {
  try {
    mkdirSync(cache, { recursive: true });
    const own = `${file}.${process.pid}`;
    writeFileSync(own, text);
    renameSync(own, file);
  } catch {
    // Without a place to write, each run makes its own index.
  }
}

function hashInputs({ docs, generated }: RecordFolders): string {
  const hash = createHash('sha256');
  const files = [
    join(generated, 'search/records.json'),
    join(generated, 'facts/facts.json'),
    join(generated, 'facts/examples.json'),
    ...[docs, ...CODE].flatMap(listFiles),
  ];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile())
    .toSorted();
}
