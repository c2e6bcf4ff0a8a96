import type { SearchIndex } from '../../search/index/search-index';
import { readCachedIndex } from '../../site/search/cached-index';
import { readIndex } from '../../site/search/read-index';
import { settings as site } from '../builders/own-site';

/** The index of this site, from the cache of the build if nothing has changed since. */
export function readSiteIndex(): SearchIndex {
  return JSON.parse(readCachedIndex(site, () => readIndex(site))) as SearchIndex;
}
