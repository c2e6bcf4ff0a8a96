import type { Changelog } from '#core/contracts/changelog';
import type { SearchRecord, StoredRecord } from '#core/contracts/search-records';
import type { GeneratedFile } from '../../run/files/generated-file';
import type { WordingContext } from '../../model/wording/wording-context';
import { buildRecords } from './build-records';

/** `search/records.json`: what a search of the reference finds, one line for each record. */
export function emitSearch(context: WordingContext, changelog?: Changelog): GeneratedFile[] {
  return formatRecords(buildRecords(context, changelog));
}

/** Emits records that have been built. */
export function formatRecords(records: readonly SearchRecord[]): GeneratedFile[] {
  const lines = records.map((record) => JSON.stringify(withoutPosition(record)));
  return [{ path: 'search/records.json', content: `{"records":[\n${lines.join(',\n')}\n]}\n` }];
}

function withoutPosition(record: SearchRecord): StoredRecord {
  const { position: _, ...weight } = record.weight;
  return { ...record, weight };
}
