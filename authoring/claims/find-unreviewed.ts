import type { Entry } from '../../site/claims/entry';
import type { Claim } from './claim';
import { checkBasis } from './basis/check-bases';
import { type Change, findChanges } from './ledger/find-changes';
import { type FalseClaim, findFalse } from './find-false';
import { judge, type Judgment, type Premises } from './verdict';

/** A sentence that nobody has accepted as it is, or whose basis does not exist, and what the comparison says of it. */
export interface Unreviewed extends Judgment {
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
export function findUnreviewed(premises: Premises): Unreviewed[] {
  const { claims, ledger, known } = premises;
  const changed = findChanges(claims, ledger);
  const changes = changed.map((change) => describe(change, judge(change, premises)));
  const named = [...ledger].flatMap(([file, entries]) =>
    entries.flatMap((entry) =>
      checkBasis(entry, known).map((message) => wrongBasis(file, entry, claims, message)),
    ),
  );
  return [...changes, ...findFalse(changed, premises).map(describeFalse), ...named];
}

function describeFalse({ claim: { file, line, sentence }, judgment }: FalseClaim): Unreviewed {
  return { ...judgment, file, line, sentence, was: sentence, basis: '', message: MESSAGES.false };
}

function describe(change: Change, judgment: Judgment): Unreviewed {
  if (change.kind === 'removed') {
    const { file, line, was } = change;
    return {
      ...judgment,
      ...{ file, line, sentence: '', was: was.sentence, basis: was.basis, message: MESSAGES.removed },
    };
  }
  const { file, line, sentence, proposal = '' } = change.claim;
  const { sentence: was = '', basis = proposal } = 'was' in change ? change.was : {};
  return { ...judgment, file, line, sentence, was, basis, message: messageOf(change, judgment) };
}

function messageOf(change: Exclude<Change, { kind: 'removed' }>, { verdict, fact }: Judgment): string {
  if (fact !== undefined) return MESSAGES.false;
  if (verdict === 'refused') return 'It contradicts what was accepted.';
  if (change.kind === 'changed' && verdict === 'same') return MESSAGES.same;
  return change.kind === 'moved' ? movedFrom(change) : MESSAGES[change.kind];
}

function movedFrom({ claim, was, from }: Extract<Change, { kind: 'moved' }>): string {
  if (from !== claim.file) return `It was in ${from}.`;
  return was.at === claim.at ? 'It was elsewhere in this file.' : `It was at ${was.at}.`;
}

const MESSAGES = {
  new: 'Nobody has said yet what this sentence rests on.',
  changed: 'It changed after somebody compared it with its basis.',
  same: 'It changed, and says the same.',
  false: 'It contradicts the description.',
  removed: 'It is gone, and its entry is still there.',
} as const;

function wrongBasis(file: string, entry: Entry, claims: readonly Claim[], message: string): Unreviewed {
  const { sentence, basis } = entry;
  const line = claims.find((claim) => claim.file === file && claim.sentence === sentence)?.line ?? 1;
  return { file, line, sentence, was: sentence, basis, message, verdict: 'refused', slots: [] };
}
