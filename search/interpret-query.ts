import type { SearchKind } from '#core/contracts/search-records';
import { type Call, parseCall } from './call';
import type { IndexSource } from './index/open-index';
import { KIND_WORDS } from './kind-words';
import { rewrite } from './rewrite';
import { STOP_WORDS } from './text/stop-words';
import { stemOf } from './text/stem';
import { splitNames } from './text/words';

/** A word of the index that a typed word may stand for, and how much of its score that is worth. */
export interface Reading {
  word: string;
  weight: number;
}

export interface QueryTerm {
  typed: string;
  /** Empty when nothing in the index is like it. */
  readings: Reading[];
  /** Says something when it fits and nothing when it does not: a stop word, a name in one piece. */
  isOptional: boolean;
  /** A name of several words in one piece: `invoicecreated` for `invoice.created`. */
  isName: boolean;
  /** Whether it is only known with mistakes. */
  isGuess: boolean;
}

/** One way to read a query. */
export interface Interpretation {
  /** Words that the index knows, and optional ones. */
  terms: QueryTerm[];
  /** Words that say something and that nothing in the index is like; results do without them. */
  unknown: string[];
  weight: number;
  /** The only kinds that are meant, where the query names them: `invoice object`. */
  kinds: readonly SearchKind[];
}

export interface Meaning {
  interpretations: Interpretation[];
  /** The request that the query spells, if any. */
  call?: Call;
  isQuestion: boolean;
}

interface TypedWord {
  word: string;
  isOptional: boolean;
  /** Whether the reader may still be typing it. */
  isOpen: boolean;
}

/** More words than these nobody types; the rest of a pasted text is ignored. */
const MAX_TERMS = 16;
/** More endings than these say nothing about what the reader is going to type. */
const MAX_ENDINGS = 40;

export const WEIGHTS = { form: 0.95, prefix: 0.8, typo: 0.8, synonym: 0.8, rewritten: 0.85, kind: 0.9 };

/** Reads a query: its words, what each may stand for, and whether it names a request. */
export function interpretQuery(query: string, source: IndexSource): Meaning {
  const names = splitNames(query).slice(0, MAX_TERMS);
  const last = /[\p{L}\p{N}]$/u.test(query) ? names.at(-1)?.at(-1) : undefined;
  const words = names.flat();
  const asTyped = interpret(names, last, source);
  const rewritten = rewrite(words, source).map((other) => ({
    ...interpret(
      other.map((word) => [word]),
      other.at(-1) === words.at(-1) ? last : undefined,
      source,
    ),
    weight: WEIGHTS.rewritten,
  }));
  return {
    interpretations: [asTyped, ...rewritten, ...withKind(names, last, source)],
    call: parseCall(query),
    isQuestion: /^\s*(how|what|when|where|which|who|why|can|do|does|is|are|should|may)\b/i.test(query),
  };
}

/** @param last the word that the reader may still be typing. */
function interpret(
  names: readonly string[][],
  last: string | undefined,
  source: IndexSource,
): Interpretation {
  const whole = new Set(names.filter((name) => name.length > 1).map((name) => name.join('')));
  const terms = listWords(names, last, source).map(({ word, isOptional, isOpen }) => ({
    ...describeTerm(word, isOptional, isOpen, source),
    isName: isOptional && whole.has(word),
  }));
  const isUnknown = ({ isOptional, readings }: QueryTerm) => !isOptional && readings.length === 0;
  return {
    terms: terms.filter((term) => !isUnknown(term)),
    unknown: terms.filter(isUnknown).map(({ typed }) => typed),
    weight: 1,
    kinds: [],
  };
}

/** Without a word that says of what kind the result is: `error 401`, `invoice object`. */
function withKind(
  names: readonly string[][],
  last: string | undefined,
  source: IndexSource,
): Interpretation[] {
  const isKind = ([word = '', ...more]: string[]) => more.length === 0 && KIND_WORDS.has(word);
  const rest = names.filter((name) => !isKind(name));
  if (rest.length === names.length || rest.length === 0) return [];
  const kinds = names.filter(isKind).flatMap(([word = '']) => KIND_WORDS.get(word) ?? []);
  return [{ ...interpret(rest, last, source), weight: WEIGHTS.kind, kinds }];
}

/** Words of names are all meant; of sentences only those that are no stop words. */
function listWords(
  names: readonly string[][],
  last: string | undefined,
  { vocabulary }: IndexSource,
): TypedWord[] {
  const isStop = ([word = '', ...more]: string[]) => more.length === 0 && STOP_WORDS.has(word);
  const isAllStop = names.every(isStop);
  const words = names.flatMap((name, index) =>
    name.map((word) => {
      const isOpen = word === last;
      const isLetter = isOpen && word.length === 1 && names.length > 1;
      const isIdle = isStop(name) && !(isAllStop && index === names.length - 1);
      return { word, isOptional: isIdle || isLetter, isOpen };
    }),
  );
  const flat = names.flat();
  const pairs = flat.slice(1).map((word, index) => `${flat[index]}${word}`);
  const open = last === undefined ? undefined : pairs.at(-1);
  const joined = pairs
    .concat(names.filter((name) => name.length > 2).map((name) => name.join('')))
    .filter((word) => vocabulary.has(word) || (word === open && vocabulary.startingWith(word).length > 0))
    .map((word) => ({ word, isOptional: true, isOpen: word === open }));
  return [...new Map([...words, ...joined].map((one) => [one.word, one])).values()];
}

function describeTerm(
  word: string,
  isOptional: boolean,
  isLast: boolean,
  source: IndexSource,
): Omit<QueryTerm, 'isName'> {
  const { vocabulary } = source;
  const forms = vocabulary
    .formsOf(word)
    .map((one) => ({ word: one, weight: one === word ? 1 : WEIGHTS.form }));
  const longer = isLast && word.length > 1 ? vocabulary.startingWith(word).slice(0, MAX_ENDINGS) : [];
  const prefixed = longer.map((one) => ({
    word: one,
    weight: WEIGHTS.prefix * (0.5 + (0.5 * word.length) / one.length),
  }));
  const known = [...forms, ...listSynonyms(word, source), ...prefixed];
  if (known.length > 0 || isOptional)
    return { typed: word, readings: bestOf(known), isOptional, isGuess: false };
  const near = vocabulary
    .nearest(word)
    .flatMap(({ word: one, mistakes }) =>
      vocabulary.formsOf(one).map((form) => ({ word: form, weight: WEIGHTS.typo / mistakes })),
    );
  return { typed: word, readings: bestOf(near), isOptional, isGuess: true };
}

/** Words for words; phrases are rewritten instead. */
function listSynonyms(word: string, { thesaurus, vocabulary }: IndexSource): Reading[] {
  return (thesaurus.wordsFor.get(stemOf(word)) ?? [])
    .flatMap((other) => vocabulary.formsOf(other))
    .map((one) => ({ word: one, weight: WEIGHTS.synonym }));
}

/** Each word once, with its highest weight. */
function bestOf(readings: readonly Reading[]): Reading[] {
  const best = new Map<string, number>();
  for (const { word, weight } of readings) best.set(word, Math.max(weight, best.get(word) ?? 0));
  return [...best].map(([word, weight]) => ({ word, weight }));
}
