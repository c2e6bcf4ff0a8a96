import type { SearchRecord } from '#core/contracts/search-records';
import { titlesOf } from './index/fields';
import type { IndexSource } from './index/open-index';
import type { QueryVariant, ParsedQuery } from './parse-query';
import { stemOf } from './text/stem';
import { joinWords, NAME, splitWords } from './text/words';

const MAX_SUGGESTIONS = 3;
/** Number of records to read to find the spelling of a word. */
const MAX_RECORDS = 3;

/** An unknown or fuzzy word of the query, with possible corrections as pages spell them. */
interface Correction {
  typed: string;
  forms: string[];
}

/**
 * Suggests queries with each unknown or fuzzy word replaced by a similar known word, or removed if there is none.
 * @param hasHits whether a query has hits.
 */
export async function suggest(
  query: string,
  { variants }: ParsedQuery,
  source: IndexSource,
  hasHits: (query: string) => Promise<boolean>,
): Promise<string[]> {
  const corrections = await listCorrections(variants[0], source);
  const best = corrections.map(({ typed, forms }) => [typed, forms[0] ?? ''] as const);
  const others = corrections.flatMap(({ typed, forms }) =>
    forms.slice(1).map((form) => [...best, [typed, form] as const]),
  );
  if (best.every(([, form]) => form === '')) return [];
  const queries = [best, ...others].map((forms) => replaceWords(query, new Map(forms)));
  const suggestions: string[] = [];
  for (const one of new Set(queries))
    if (suggestions.length < MAX_SUGGESTIONS && (await hasHits(one))) suggestions.push(one);
  return suggestions;
}

async function listCorrections(
  asTyped: QueryVariant | undefined,
  source: IndexSource,
): Promise<Correction[]> {
  const guesses = asTyped?.terms.filter(({ isFuzzy }) => isFuzzy).map(({ typed }) => typed) ?? [];
  const { vocabulary, topics } = source;
  const corrections = [
    ...guesses.map((typed) => ({ typed, words: vocabulary.nearest(typed).map(({ word }) => word) })),
    ...(asTyped?.unknown ?? []).map((typed) => ({
      typed,
      words: vocabulary.resembling(typed).filter((word) => topics.has(word)),
    })),
  ];
  const list: Correction[] = [];
  for (const { typed, words } of corrections) {
    const likely = oneOfEachStem(words.toSorted((one, other) => isTopic(other) - isTopic(one)));
    const forms = await Promise.all(
      likely.slice(0, MAX_SUGGESTIONS).map((word) => writtenForm(word, source)),
    );
    list.push({ typed, forms });
  }
  return list;

  function isTopic(word: string): number {
    return topics.has(word) ? 1 : 0;
  }
}

function oneOfEachStem(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const isNew = !seen.has(stemOf(word));
    seen.add(stemOf(word));
    return isNew;
  });
}

function replaceWords(query: string, forms: ReadonlyMap<string, string>): string {
  let replaced = '';
  let end = 0;
  for (const word of splitWords(query)) {
    const form = forms.get(word.term);
    if (form === undefined) continue;
    replaced += query.slice(end, word.start) + form;
    end = word.end;
  }
  return (replaced + query.slice(end)).replace(/\s+/g, ' ').trim();
}

/** The spelling of a word in the records: `VeriFactu` for `verifactu`; lower case if any record uses it. */
async function writtenForm(word: string, source: IndexSource): Promise<string> {
  await source.loadWords([word]);
  const { records, scores } = source.postings(word);
  const best = records
    .map((record, index) => ({ record, score: scores[index] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_RECORDS);
  const strings = (await source.records(best.map(({ record }) => record))).flatMap(stringsOf);
  const forms = strings.flatMap((text) => formsIn(text, word));
  return forms.find((form) => form === word) ?? forms[0] ?? word;
}

function stringsOf(record: SearchRecord): string[] {
  return [...titlesOf(record), record.content ?? ''];
}

function formsIn(text: string, word: string): string[] {
  const names = [...text.matchAll(NAME)].map(([name]) => name);
  const words = splitWords(text).map(({ start, end }) => text.slice(start, end));
  return [...words, ...names].filter((form) => joinWords(form) === word);
}
