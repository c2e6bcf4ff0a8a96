import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SearchRecord, SearchRecords } from '#core/contracts/search-records';
import { buildIndex } from '../../search/index/build-index';
import type { SearchIndex, Synonyms } from '../../search/index/search-index';
import { readGuides } from './read-guides';

/** Where records come from. */
export interface RecordFolders {
  /** Hand-written pages. */
  docs: string;
  /** Output of the generator for the reference that the site shows. */
  generated: string;
  /** Output of the generator that the hand-written pages are bound to. */
  ownGenerated: string;
}

/** All records of the site: of the hand-written pages and of the reference. */
export function readRecords({ docs, generated, ownGenerated }: RecordFolders): SearchRecord[] {
  const reference = JSON.parse(readFileSync(join(generated, 'search/records.json'), 'utf8')) as SearchRecords;
  return [...readGuides(docs, ownGenerated), ...reference.records];
}

/** The reviewed synonyms of the hand-written pages. */
export function readSynonyms({ docs }: RecordFolders): Synonyms {
  return parse(readFileSync(join(docs, '_data/synonyms.yaml'), 'utf8')) as Synonyms;
}

/** The index of the site. */
export function readIndex(folders: RecordFolders): SearchIndex {
  return buildIndex(readRecords(folders), readSynonyms(folders));
}
