import type { SearchRecord } from '#core/contracts/search-records';
import { titlesOf } from './index/fields';
import type { IndexSource } from './index/open-index';
import type { Interpretation, Meaning } from './interpret-query';
import { stemOf } from './text/stem';
import { NAME, splitWords } from './text/words';

/** More than these nobody chooses from. */
const MAX_SUGGESTIONS = 3;
/** As many texts are read to see how a word is written. */
const MAX_TEXTS = 3;

/** A word of the query that is not known as it was typed, and words that it may be meant for, as pages write them. */
interface Doubt {
  typed: string;
  forms: string[];
}

/**
 * Queries that a reader may have meant: each word that is not known as it was typed is replaced by one that is like it, or left
 * out where none is.
 * @param findsSomething whether a query has results.
 */
export async function suggest(
  query: string,
  { interpretations }: Meaning,
  source: IndexSource,
  findsSomething: (query: string) => Promise<boolean>,
): Promise<string[]> {
  const doubts = await listDoubts(interpretations[0], source);
  const best = doubts.map(({ typed, forms }) => [typed, forms[0] ?? ''] as const);
  const others = doubts.flatMap(({ typed, forms }) =>
    forms.slice(1).map((form) => [...best, [typed, form] as const]),
  );
  if (best.every(([, form]) => form === '')) return [];
  const queries = [best, ...others].map((forms) => replaceWords(query, new Map(forms)));
  const suggestions: string[] = [];
  for (const one of new Set(queries))
    if (suggestions.length < MAX_SUGGESTIONS && (await findsSomething(one))) suggestions.push(one);
  return suggestions;
}

async function listDoubts(asTyped: Interpretation | undefined, source: IndexSource): Promise<Doubt[]> {
  const guesses = asTyped?.terms.filter(({ isGuess }) => isGuess).map(({ typed }) => typed) ?? [];
  const { vocabulary, topics } = source;
  const doubts = [
    ...guesses.map((typed) => ({ typed, words: vocabulary.nearest(typed).map(({ word }) => word) })),
    ...(asTyped?.unknown ?? []).map((typed) => ({
      typed,
      words: vocabulary.resembling(typed).filter((word) => topics.has(word)),
    })),
  ];
  const list: Doubt[] = [];
  for (const { typed, words } of doubts) {
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

/** A word of the index as texts write it: `VeriFactu` for `verifactu`; in lower case where one does. */
async function writtenForm(word: string, source: IndexSource): Promise<string> {
  await source.loadWords([word]);
  const { records, scores } = source.postings(word);
  const best = records
    .map((record, index) => ({ record, score: scores[index] ?? 0 }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MAX_TEXTS);
  const texts = (await source.records(best.map(({ record }) => record))).flatMap(textsOf);
  const forms = texts.flatMap((text) => formsIn(text, word));
  return forms.find((form) => form === word) ?? forms[0] ?? word;
}

function textsOf(record: SearchRecord): string[] {
  return [...titlesOf(record), record.content ?? ''];
}

function formsIn(text: string, word: string): string[] {
  const names = [...text.matchAll(NAME)].map(([name]) => name);
  const words = splitWords(text).map(({ start, end }) => text.slice(start, end));
  return [...words, ...names].filter(
    (form) =>
      splitWords(form)
        .map(({ term }) => term)
        .join('') === word,
  );
}
