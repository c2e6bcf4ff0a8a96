import { createEngine, type Engine } from '../../search/engine';
import { openIndex } from '../../search/index/open-index';
import type { SearchIndex } from '../../search/index/search-index';
import { readSiteIndex } from './site-index';

/** The engine with the records of this site, for commands. */
export function openEngine(): Engine {
  return createEngine(openIndex(JSON.parse(readSiteIndex()) as SearchIndex));
}
