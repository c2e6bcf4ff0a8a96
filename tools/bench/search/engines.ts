import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type { SearchRecord } from '#core/contracts/search-records';
import { createEngine } from '../../../search/engine';
import { buildIndex } from '../../../search/index/build-index';
import { listFiles } from '../../../search/index/list-files';
import { openIndex } from '../../../search/index/open-index';
import { partAddress } from '../../../search/index/part-address';
import type { IndexPart, SearchIndex, Synonyms } from '../../../search/index/search-index';
import {
  askLunr,
  askMiniSearch,
  buildLunr,
  type Document,
  documentsOf,
  MINI_SEARCH,
} from '../../relevance/competitors';

/** An engine as a reader meets it: files that are sent, and what is made of them. */
export interface BenchedEngine {
  /** Every file of the index, the one that is loaded first before the others. */
  files: string[];
  /** Makes an engine of the files, as a page does. */
  open(): OpenEngine;
}

interface OpenEngine {
  search(query: string): unknown;
  /** Files that were read so far; all of them when the index is one file. */
  read(): string[];
}

export function createEngines(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
): Record<string, BenchedEngine> {
  const documents = documentsOf(records);
  return {
    ours: own(records, synonyms),
    'MiniSearch defaults': miniSearch(documents),
    lunr: lunrOf(documents),
  };
}

function own(records: readonly SearchRecord[], synonyms: Synonyms): BenchedEngine {
  const address = '/index.json';
  const files = new Map(
    listFiles(buildIndex(records, synonyms), address).map(({ path, content }) => [path, content]),
  );
  const contentOf = (path: string) => files.get(path) ?? '';
  return {
    files: [...files.values()],
    open() {
      const read = [contentOf(address)];
      const index = JSON.parse(contentOf(address)) as SearchIndex;
      const source = openIndex(index, (name) => {
        const content = contentOf(partAddress(address, name));
        read.push(content);
        return Promise.resolve(JSON.parse(content) as IndexPart);
      });
      const engine = createEngine(source);
      return { search: (query) => engine.search({ query, hitsPerPage: 10 }), read: () => read };
    },
  };
}

function miniSearch(documents: readonly Document[]): BenchedEngine {
  const made = new MiniSearch<Document>(MINI_SEARCH);
  made.addAll(documents);
  const json = JSON.stringify(made);
  return {
    files: [json],
    open() {
      const index = MiniSearch.loadJSON<Document>(json, MINI_SEARCH);
      return { search: (query) => askMiniSearch(index, query), read: () => [json] };
    },
  };
}

function lunrOf(documents: readonly Document[]): BenchedEngine {
  const json = JSON.stringify(buildLunr(documents));
  return {
    files: [json],
    open() {
      const index = lunr.Index.load(JSON.parse(json) as object);
      return { search: (query) => askLunr(index, query), read: () => [json] };
    },
  };
}
