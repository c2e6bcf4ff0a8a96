import type { SearchKind } from '#core/contracts/search-records';
import { type Address, parseAddress } from './address';
import { type Call, parseCall } from './call';
import type { IndexSource } from './index/open-index';
import { KIND_WORDS } from './kind-words';
import { readLiteral } from './literal';
import { isStartOfMessage, readMessages } from './message';
import { rewrite } from './rewrite';
import { STOP_WORDS } from './text/stop-words';
import { stemOf } from './text/stem';
import { joinWords, splitNames, splitWords } from './text/words';

/** A word of the index that a term may match, with a factor for its score. */
interface Expansion {
  word: string;
  weight: number;
}

export interface QueryTerm {
  typed: string;
  /** Empty when the index has nothing similar. */
  expansions: Expansion[];
  /** A match adds to the score and a miss does not count: a stop word, or a name in one piece. */
  isOptional: boolean;
  /** A name of several words, joined: `invoicecreated` for `invoice.created`. */
  isName: boolean;
  /** Whether it matches only with typos. */
  isFuzzy: boolean;
}

/** One interpretation of a query. */
export interface QueryVariant {
  /** Known and optional terms. */
  terms: QueryTerm[];
  /** Significant words without anything similar in the index; they are ignored. */
  unknown: string[];
  weight: number;
  /** The kinds that the query names, if any: `invoice object`. Only these match. */
  kinds: readonly SearchKind[];
}

export interface ParsedQuery {
  variants: QueryVariant[];
  /** The API call that the query spells, if any. */
  call?: Call;
  /** The address of the docs that the query may be. */
  address?: Address;
  /** The word of the index that is the message of an error in the query. */
  message?: string;
  /** The word of the index that the query spells as a name in code: records with this name come first. */
  literal?: string;
  isQuestion: boolean;
}

interface TypedWord {
  word: string;
  isOptional: boolean;
  /** Whether the reader may still be typing it, so that it is a prefix. */
  isOpen: boolean;
}

/** A word as it is in prose, not in code. */
const PLAIN = /^\s*\p{Lu}?\p{Ll}+\s*$/u;
/** Nobody types more words; the rest of a pasted query is ignored. */
const MAX_TERMS = 16;
/** With more completions, a prefix says nothing about the word that the reader is typing. */
const MAX_ENDINGS = 40;

const WEIGHTS = { form: 0.95, prefix: 0.8, typo: 0.8, synonym: 0.8, rewritten: 0.85, kind: 0.9 };

/** Parses a query into terms with their expansions, and recognizes API calls and questions. */
export function parseQuery(query: string, source: IndexSource): ParsedQuery {
  const address = parseAddress(query);
  const names = splitNames(address?.pages[0] ?? query).slice(0, MAX_TERMS);
  const last = /[\p{L}\p{N}]$/u.test(query) ? names.at(-1)?.at(-1) : undefined;
  const words = names.flat();
  const asTyped = buildVariant(names, last, source);
  const literal = address ? undefined : findLiteral(query, source);
  const message = address ? undefined : findMessage(query, source);
  const rewritten = rewrite(words, source).map((other) => ({
    ...buildVariant(
      other.map((word) => [word]),
      other.at(-1) === words.at(-1) ? last : undefined,
      source,
    ),
    weight: WEIGHTS.rewritten,
  }));
  return {
    variants: [
      asTyped,
      ...rewritten,
      ...withKind(names, last, source),
      ...[literal, message].flatMap((word) => (word === undefined ? [] : [variantOf([{ word, weight: 1 }])])),
      ...((literal ?? address) ? [] : withStart(query, source)),
    ],
    literal,
    message,
    address,
    call: parseCall(query),
    isQuestion: /^\s*(how|what|when|where|which|who|why|can|do|does|is|are|should|may)\b/i.test(query),
  };
}

/** @param last the word that the reader may still be typing. */
function buildVariant(
  names: readonly string[][],
  last: string | undefined,
  source: IndexSource,
): QueryVariant {
  const whole = new Set(names.filter((name) => name.length > 1).map((name) => name.join('')));
  const terms = listWords(names, last, source).map(({ word, isOptional, isOpen }) => ({
    ...describeTerm(word, isOptional, isOpen, source),
    isName: isOptional && whole.has(word),
  }));
  const isUnknown = ({ isOptional, expansions }: QueryTerm) => !isOptional && expansions.length === 0;
  return {
    terms: terms.filter((term) => !isUnknown(term)),
    unknown: terms.filter(isUnknown).map(({ typed }) => typed),
    weight: 1,
    kinds: [],
  };
}

/** The variant without the words that name a kind: `error 401`, `invoice object`. */
function withKind(names: readonly string[][], last: string | undefined, source: IndexSource): QueryVariant[] {
  const isKind = ([word = '', ...more]: string[]) => more.length === 0 && KIND_WORDS.has(word);
  const rest = names.filter((name) => !isKind(name));
  if (rest.length === names.length || rest.length === 0) return [];
  const kinds = names.filter(isKind).flatMap(([word = '']) => KIND_WORDS.get(word) ?? []);
  return [{ ...buildVariant(rest, last, source), weight: WEIGHTS.kind, kinds }];
}

/**
 * Returns the word of the index that a query spells as a name in code: a whole name, or the last one of a path of known names. A
 * plain word that the docs have a page or a synonym for is a subject: `customer`, `errors`.
 */
function findLiteral(query: string, { vocabulary, topics, thesaurus }: IndexSource): string | undefined {
  const isSubject = (word: string) => topics.has(word) || thesaurus.wordsFor.has(stemOf(word));
  const steps = readLiteral(query).map(joinWords);
  const whole = steps.join('');
  if (PLAIN.test(query) && isSubject(whole)) return undefined;
  const last = steps.findIndex((_, start) => vocabulary.has(steps.slice(start).join('')));
  const isKnown = last >= 0 && steps.slice(0, last).every((step) => vocabulary.has(step));
  return isKnown ? steps.slice(last).join('') : undefined;
}

/** Returns the word of the index that is a message of the query; of one that is cut off, the first that begins like it. */
function findMessage(query: string, { vocabulary }: IndexSource): string | undefined {
  const keys = readMessages(query);
  return (
    keys.find((key) => vocabulary.has(key)) ??
    keys.filter(isStartOfMessage).flatMap((key) => vocabulary.startingWith(key))[0]
  );
}

/** The variant of a name of several words that the reader may still be typing: `x-ratelimit-re`. */
function withStart(query: string, { vocabulary }: IndexSource): QueryVariant[] {
  const name = readLiteral(query).join('.');
  if (splitWords(name).length < 2) return [];
  const longer = vocabulary.startingWith(joinWords(name)).slice(0, MAX_ENDINGS);
  return longer.length === 0 ? [] : [variantOf(longer.map((word) => ({ word, weight: WEIGHTS.prefix })))];
}

/** A variant of one word, whichever of these it is. */
function variantOf(expansions: Expansion[]): QueryVariant {
  const [{ word } = { word: '' }] = expansions;
  const term = { typed: word, expansions, isOptional: false, isName: true, isFuzzy: false };
  return { terms: [term], unknown: [], weight: 1, kinds: [] };
}

/** Words of names are all required; of other words only those that are not stop words. */
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
    return { typed: word, expansions: bestOf(known), isOptional, isFuzzy: false };
  const near = vocabulary
    .nearest(word)
    .flatMap(({ word: one, mistakes }) =>
      vocabulary.formsOf(one).map((form) => ({ word: form, weight: WEIGHTS.typo / mistakes })),
    );
  return { typed: word, expansions: bestOf(near), isOptional, isFuzzy: true };
}

/** Single-word synonyms; phrases are rewritten instead. */
function listSynonyms(word: string, { thesaurus, vocabulary }: IndexSource): Expansion[] {
  return (thesaurus.wordsFor.get(stemOf(word)) ?? [])
    .flatMap((other) => vocabulary.formsOf(other))
    .map((one) => ({ word: one, weight: WEIGHTS.synonym }));
}

/** Deduplicates words, keeping the highest weight of each. */
function bestOf(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<string, number>();
  for (const { word, weight } of expansions) best.set(word, Math.max(weight, best.get(word) ?? 0));
  return [...best].map(([word, weight]) => ({ word, weight }));
}
