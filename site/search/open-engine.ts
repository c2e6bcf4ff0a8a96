import { createRequire } from 'node:module';
import { createEngine, type Engine } from '../../search/engine';
import { openIndex } from '../../search/index/open-index';
import type { SearchIndex } from '../../search/index/search-index';
import { docs, generated } from '../config/folders';
import { readCachedIndex } from './cached-index';
import type * as ReadIndex from './read-index';

/** The folders of this site. */
export const siteFolders: ReadIndex.RecordFolders = { docs, generated };

/** The engine with the records of this site, for commands; it needs no build. */
export function openEngine(): Engine {
  const make = () => {
    // Loaded when it is needed only: a parser of MDX takes longer than the rest of a command.
    const { readIndex } = createRequire(__filename)('./read-index') as typeof ReadIndex;
    return readIndex(siteFolders);
  };
  return createEngine(openIndex(JSON.parse(readCachedIndex(siteFolders, make)) as SearchIndex));
}
