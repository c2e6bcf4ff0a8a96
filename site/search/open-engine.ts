import { createEngine, type Engine } from '../../search/engine';
import { createWholeSource } from '../../search/index-source';
import type { SearchIndex } from '../../search/search-index';
import { docs, generated, ownGenerated } from '../config/folders';
import { readCachedIndex } from './cached-index';
import type { RecordFolders } from './read-index';

/** The folders of this site. */
export const siteFolders: RecordFolders = { docs, generated, ownGenerated };

/** The index of this site, which needs no build. */
export function openIndex(): SearchIndex {
  return JSON.parse(readCachedIndex(siteFolders)) as SearchIndex;
}

/** The engine with the records of this site. */
export function openEngine(): Engine {
  return createEngine(createWholeSource(openIndex()));
}
