import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchIndexData } from '#core/contracts/search-config';
import { listFiles } from '../../search/index/list-files';
import type { SearchIndex } from '../../search/index/search-index';
import type { Settings } from '../config/settings';
import { readCachedIndex } from '../search/cached-index';
import { readPopular } from '../search/popular';
import { readIndex, type RecordFolders } from '../search/read-index';
import { readVersions } from '../versions/read-versions';
import type { Popular } from '../src/search/popular';

/**
 * Static folder of the site with the index, below what Docusaurus writes; recreated by each build and each start. It is separate
 * from the folder of the plugin's data, which Docusaurus does not rewrite while the data stays the same.
 */
export const SEARCH_FILES = 'search-files';

/** Adds the search index to the build, under a name that changes with its content; a large index also has separate parts. */
export default function searchIndex(
  _: LoadContext,
  { work, ...folders }: RecordFolders & Pick<Settings, 'work'>,
): Plugin<{ data: SearchIndexData; popular: Popular }> {
  return {
    name: 'search-index',
    getPathsToWatch: () => [
      join(folders.generated, 'search/records.json'),
      join(folders.generated, 'facts/*.json'),
      join(folders.docs, '**/*.{md,mdx}'),
      join(folders.docs, '_data/*.yaml'),
      join(folders.docs, '_code/**/*'),
    ],
    async loadContent() {
      const text = readCachedIndex(folders, () => readIndex(folders));
      const index = JSON.parse(text) as SearchIndex;
      return {
        data: writeIndexes(join(work, SEARCH_FILES), text, folders),
        popular: await readPopular(folders.docs, index),
      };
    },
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content.data);
      // A module, because only the search loads it.
      await actions.createData('popular.json', content.popular);
    },
  };
}

/** Writes the index of the site, and one for each earlier version of the API, which only its pages load. */
function writeIndexes(folder: string, text: string, folders: RecordFolders): SearchIndexData {
  rmSync(folder, { recursive: true, force: true });
  const index = writeIndex(folder, text);
  const earlier = readVersions(folders.generated)?.versions ?? [];
  if (earlier.length === 0) return { index };
  const versions = earlier.map(({ version }) => [
    version,
    writeIndex(folder, JSON.stringify(readIndex(folders, version))),
  ]);
  return { index, versions: Object.fromEntries(versions) as Record<string, string> };
}

/** Returns its root-relative address. */
function writeIndex(folder: string, text: string): string {
  const index = JSON.parse(text) as SearchIndex;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  // Browsers may cache everything in this folder (`_headers`).
  const path = `assets/search/index-${hash}.json`;
  for (const file of listFiles(index, path)) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.content);
  }
  return `/${path}`;
}
