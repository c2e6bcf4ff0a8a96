import { createRequire } from 'node:module';
import { createEngine, type Engine } from '../../search/engine';
import { createWholeSource } from '../../search/index-source';
import type { SearchIndex } from '../../search/search-index';
import { docs, generated, ownGenerated } from '../config/folders';
import { readCachedIndex } from './cached-index';
import type * as ReadIndex from './read-index';

/** The folders of this site. */
export const siteFolders: ReadIndex.RecordFolders = { docs, generated, ownGenerated };

/** The index of this site, which needs no build. */
export function openIndex(): SearchIndex {
  const make = () => {
    // Loaded when it is needed only: a parser of MDX takes longer than the rest of a command.
    const { readIndex } = createRequire(__filename)('./read-index') as typeof ReadIndex;
    return readIndex(siteFolders);
  };
  return JSON.parse(readCachedIndex(siteFolders, make)) as SearchIndex;
}

/** The engine with the records of this site, for commands. */
export function openEngine(): Engine {
  return createEngine(createWholeSource(openIndex()));
}
