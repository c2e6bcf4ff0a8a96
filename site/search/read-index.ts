import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRecord, SearchRecords } from '#core/contracts/search-records';
import { placeRecords } from '#core/search/create-records';
import { buildIndex } from '../../search/index/build-index';
import type { SearchIndex, Synonyms } from '../../search/index/search-index';
import { readData } from '../remark/read-data';
import { readGuides } from './read-guides';

/** Where records come from. */
export interface RecordFolders {
  /** Hand-written pages. */
  docs: string;
  /** Output of the generator, which the hand-written pages are bound to. */
  generated: string;
}

/**
 * All records of the site: of the hand-written pages and of the reference.
 * @param version an earlier version of the reference; by default, the current one.
 */
export function readRecords({ docs, generated }: RecordFolders, version?: string): SearchRecord[] {
  const folder = version === undefined ? generated : join(generated, 'versions', version);
  const reference = JSON.parse(readFileSync(join(folder, 'search/records.json'), 'utf8')) as SearchRecords;
  return [...readGuides(docs, generated), ...placeRecords(reference.records)];
}

/** The reviewed synonyms of the hand-written pages, if there are any. */
export function readSynonyms({ docs }: RecordFolders): Synonyms {
  return (readData(docs, 'synonyms.yaml') ?? []) as Synonyms;
}

/** The index of the site, with the current version of the reference or an earlier one. */
export function readIndex(folders: RecordFolders, version?: string): SearchIndex {
  return buildIndex(readRecords(folders, version), readSynonyms(folders));
}
