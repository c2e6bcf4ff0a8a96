import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { SearchRecord } from '../../../core/contracts/search-records';
import { buildIndex, MAX_WHOLE } from '../../../search/index/build-index';
import { listFiles } from '../../../search/index/list-files';
import { type PackedRecord, unpackRecords } from '../../../search/index/pack-records';
import { unpackMeta } from '../../../search/index/record-meta';
import { recordPartName, type SearchIndex } from '../../../search/index/search-index';
import { servedSize } from '../../pages/served-size';

const folder = join(process.env.SITE_OUT ?? 'build', 'assets/search');

/** A file of an index, as a server sends it. */
interface ServedFile {
  content: string;
  /** Bytes, compressed as servers compress while they serve. */
  size: number;
}

/** A split index, served to a page instead of the built one. */
export class SplitIndex {
  readonly parts: string[];
  /** Paths that were asked for, in this order. */
  readonly loaded: string[] = [];
  readonly #files: Map<string, ServedFile>;

  constructor(files: Map<string, string>) {
    this.#files = new Map(
      [...files].map(([path, content]) => [path, { content, size: servedSize(content) }]),
    );
    this.parts = [...files.keys()].slice(1);
  }

  /** Bytes that were sent. */
  get bytes(): number {
    return this.loaded.reduce((sum, path) => sum + (this.#files.get(path)?.size ?? 0), 0);
  }

  async serve(page: Page): Promise<void> {
    await page.route(/\/search\/index-.*\.json$/, async (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = this.#files.get(path);
      this.loaded.push(path);
      await route.fulfill(file ? { json: JSON.parse(file.content) as unknown } : { status: 404 });
    });
  }
}

/** The records of the built index, and copies of them under other names until there are enough for parts. */
export function splitBuiltIndex(): Map<string, string> {
  const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('index-'));
  const built = JSON.parse(readFileSync(join(folder, name), 'utf8')) as SearchIndex;
  const packed = built.parts[recordPartName(0)] as PackedRecord[];
  const own = unpackRecords(packed, built.facets, unpackMeta(built.meta).pages);
  const copies = Array.from({ length: Math.floor(MAX_WHOLE / own.length) }, (_, number) =>
    own.map((record) => copy(record, number + 2)),
  );
  const index = buildIndex([...own, ...copies.flat()], built.synonyms);
  return new Map(listFiles(index, `/assets/search/${name}`).map(({ path, content }) => [path, content]));
}

function copy(record: SearchRecord, number: number): SearchRecord {
  const url = `/edition-${number}${record.url}`;
  return { ...record, url, objectID: url, hierarchy: { ...record.hierarchy, lvl0: `Edition ${number}` } };
}
