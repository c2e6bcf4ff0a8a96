import { createEngine, type Engine } from '../../search/engine';
import { openIndex } from '../../search/index/open-index';
import type { SearchIndex } from '../../search/index/search-index';
import type { RecordFolders } from './read-index';
import { readSiteIndex } from './site-index';

/** The engine with the records of a site, for commands. */
export function openEngine(folders: RecordFolders): Engine {
  return createEngine(openIndex(JSON.parse(readSiteIndex(folders)) as SearchIndex));
}
