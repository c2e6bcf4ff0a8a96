import type { SearchIndex } from '../../search/index/search-index';
import { readCachedIndex } from '../../site/search/cached-index';
import { readIndex } from '../../site/search/read-index';
import { siteFolders } from '../../site/search/site-index';

/** The index of this site, from the cache of the build if nothing has changed since. */
export function readSiteIndex(): SearchIndex {
  return JSON.parse(readCachedIndex(siteFolders, () => readIndex(siteFolders))) as SearchIndex;
}
