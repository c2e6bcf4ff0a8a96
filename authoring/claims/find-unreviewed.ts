import type { Entry } from '../../site/claims/entry';
import type { Claim } from './claim';
import { checkBasis } from './basis/check-bases';
import type { KnownBases } from './basis/known-bases';
import { type Change, findChanges } from './ledger/find-changes';
import type { Ledger } from '../../site/claims/ledger-files';

/** A sentence that nobody has accepted as it is, or whose basis does not exist. */
export interface Unreviewed {
  file: string;
  line: number;
  /** Empty if the sentence is gone. */
  sentence: string;
  /** How it read when it was accepted; empty for a new one. */
  was: string;
  /** Its basis then, or the one that its source names; empty without any. */
  basis: string;
  /** The reason why somebody has to look at it. */
  message: string;
}

/** Returns what somebody has to look at, file by file. */
export function findUnreviewed(claims: readonly Claim[], ledger: Ledger, known: KnownBases): Unreviewed[] {
  const changes = findChanges(claims, ledger);
  const named = [...ledger].flatMap(([file, entries]) =>
    entries.flatMap((entry) =>
      checkBasis(entry, known).map((message) => wrongBasis(file, entry, claims, message)),
    ),
  );
  return [...changes.map(describe), ...named];
}

function describe(change: Change): Unreviewed {
  if (change.kind === 'removed') {
    const { file, line, was } = change;
    return { file, line, sentence: '', was: was.sentence, basis: was.basis, message: MESSAGES.removed };
  }
  const { file, line, sentence, proposal = '' } = change.claim;
  const { sentence: was = '', basis = proposal } = 'was' in change ? change.was : {};
  const message = change.kind === 'moved' ? movedFrom(change) : MESSAGES[change.kind];
  return { file, line, sentence, was, basis, message };
}

function movedFrom({ claim, was, from }: Extract<Change, { kind: 'moved' }>): string {
  if (from !== claim.file) return `It was in ${from}.`;
  return was.at === claim.at ? 'It was elsewhere in this file.' : `It was at ${was.at}.`;
}

const MESSAGES = {
  new: 'Nobody has said yet what this sentence rests on.',
  changed: 'It changed after somebody compared it with its basis.',
  removed: 'It is gone, and its entry is still there.',
} as const;

function wrongBasis(file: string, entry: Entry, claims: readonly Claim[], message: string): Unreviewed {
  const line = claims.find((claim) => claim.file === file && claim.sentence === entry.sentence)?.line ?? 1;
  return { file, line, sentence: entry.sentence, was: entry.sentence, basis: entry.basis, message };
}
