import MiniSearch from 'minisearch';
import type { SearchRecord } from '#core/contracts/search-records';
import { sum } from '#core/collections/sum';
import { indexWords } from '../text/words';
import { FIELD_NAMES, type FieldName, fieldsOf, namesOf } from './fields';
import { FIELD_BITS, type Postings, WHOLE } from './postings';

/** Titles say what a record is about; parents and content only what it relates to. */
const BOOSTS: Record<FieldName, number> = { title: 4, keywords: 2, parents: 1.5, content: 1 };

/** Every word of the records, sorted, with its records and scores. */
export function scoreWords(records: readonly SearchRecord[]): Map<string, Postings> {
  const words = new Set<string>();
  const miniSearch = new MiniSearch({
    fields: [...FIELD_NAMES],
    tokenize: (text) => {
      const found = indexWords(text);
      for (const word of found) words.add(word);
      return found;
    },
    processTerm: (word) => word,
  });
  miniSearch.addAll(records.map((record, id) => ({ id, ...fieldsOf(record) })));
  const names = records.map((record) => new Set(namesOf(record)));
  return new Map([...words].toSorted().map((word) => [word, scoreWord(miniSearch, word, names)]));
}

/** The records with exactly this word. */
function scoreWord(miniSearch: MiniSearch, word: string, names: readonly ReadonlySet<string>[]): Postings {
  const results = miniSearch
    .search(word, { tokenize: (text) => [text], processTerm: (term) => term, boost: BOOSTS })
    .toSorted((one, other) => Number(one.id) - Number(other.id));
  return {
    records: results.map(({ id }) => Number(id)),
    scores: results.map(({ score }) => score),
    fields: results.map(({ id, match }) => {
      const bits = (match[word] ?? []).map((field) => FIELD_BITS[field as FieldName]);
      return sum(bits) + (names[Number(id)]?.has(word) ? WHOLE : 0);
    }),
  };
}
