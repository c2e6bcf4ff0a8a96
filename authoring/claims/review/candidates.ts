import { parse } from 'node:path';
import type { Entry } from '../../../site/claims/entry';
import { parseBases } from '../../../site/claims/basis';
import type { Ledger } from '../../../site/claims/area';
import type { Claim } from '../claim';
import { align } from '../ledger/align';
import { similarBases, type StatementIndex } from './similar-bases';

/** The most bases that are offered: one digit names each. */
const MOST = 9;
/** Sentences this far away are neighbors. */
const NEAR = 2;
/** Bases whose statements say most of a sentence. */
const SIMILAR = 3;

/** A name in a sentence: `<Field Invoice.number>`, `<Operation getInvoice call = …>`, or one in backticks. */
const NAMED = /<[A-Z]\w* ([\w.]+)[^>]*>|`([\w.]+)`/g;

/**
 * Returns the bases with ids that a sentence could rest on, the likeliest first: those of the sentences next to it, those that say most
 * of it, those of the names in it, and of its page.
 */
export function candidatesOf(
  { file, sentence }: Pick<Claim, 'file' | 'sentence'>,
  claims: readonly Claim[],
  ledger: Ledger,
  index: StatementIndex,
): string[] {
  const own = claims.filter((claim) => claim.file === file);
  const page = byDistance(sentence, align(own, ledger.get(file) ?? []));
  const names = [...sentence.matchAll(NAMED)].map(([, element, code]) => element ?? code ?? '');
  const found = [
    ...page.slice(0, 2 * NEAR).flatMap(idsOf),
    ...similarBases(sentence, index, SIMILAR),
    ...names.flatMap((name) => entriesAbout(name, ledger)).flatMap(idsOf),
    ...page.slice(2 * NEAR).flatMap(idsOf),
  ];
  return [...new Set(found)].slice(0, MOST);
}

/** Returns the accepted sentences around a sentence, the nearest first. */
function byDistance(sentence: string, aligned: ReturnType<typeof align>): Entry[] {
  const at = aligned.findIndex((one) => (one.claim ?? one.entry)?.sentence === sentence);
  return aligned
    .map(({ entry }, index) => ({ entry, distance: Math.abs(index - at) }))
    .toSorted((one, other) => one.distance - other.distance)
    .flatMap(({ entry }) => entry ?? []);
}

/** Returns the accepted sentences of a field, and those that name the same thing. */
function entriesAbout(name: string, ledger: Ledger): Entry[] {
  const field = name.split('.').at(-1) ?? '';
  const owner = name.split('.').at(-2);
  const entries = [...ledger].flatMap(([file, own]) => {
    const isOwner = owner === undefined || parse(parse(file).name).name === owner;
    return own.map((entry) => ({ entry, isField: isOwner && entry.at?.split('.').includes(field) }));
  });
  const named = new RegExp(`[ \`]${name.replaceAll('.', String.raw`\.`)}[ >\`]`);
  return [
    ...entries.filter(({ isField }) => isField),
    ...entries.filter(({ entry }) => named.test(entry.sentence)),
  ].map(({ entry }) => entry);
}

function idsOf({ basis }: Entry): string[] {
  return parseBases(basis).bases.flatMap((one) => ('id' in one ? [`${one.kind} ${one.id}`] : []));
}

/** Returns what somebody typed with candidates instead of their numbers: `1, advice`. */
export function withCandidates(typed: string, candidates: readonly string[]): string {
  return typed
    .split(',')
    .map((part) => part.trim())
    .map((part) => (/^[1-9]$/.test(part) ? (candidates[Number(part) - 1] ?? part) : part))
    .join(', ');
}
