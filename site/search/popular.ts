import { openIndex } from '../../search/index/open-index';
import type { SearchIndex } from '../../search/index/search-index';
import { AuthorError } from '../errors/author-error';
import { readData } from '../remark/read-data';
import { toSafeHits } from '../src/search/hits';
import type { Popular } from '../src/search/popular';

const FILE = 'popular.yaml';

/** Hits have addresses on the web; those of popular pages are root-relative. */
const ORIGIN = 'https://docs.example';

/**
 * The pages and queries of `_data/popular.yaml` below the hand-written pages; none without the file.
 * @throws AuthorError when a page is not in the index.
 */
export async function readPopular(docs: string, index: SearchIndex): Promise<Popular> {
  const { pages = [], queries = [] } = (readData(docs, FILE) ?? {}) as {
    pages?: string[];
    queries?: string[];
  };
  const records = await openIndex(index).records(index.meta.records.map((_, number) => number));
  const found = pages.map((url) => {
    const record = records.find((one) => one.url === url && one.type === 'lvl1');
    if (!record)
      throw new AuthorError(
        `${docs}/_data/${FILE}: no page has the address ${url}. Write one like /guides/.`,
      );
    const { objectID, type, kind, method, path, hierarchy, content } = record;
    return { objectID, type, kind, method, path, hierarchy, content, url: ORIGIN + url };
  });
  return { pages: toSafeHits(found).map((hit) => ({ ...hit, url: hit.url.slice(ORIGIN.length) })), queries };
}
