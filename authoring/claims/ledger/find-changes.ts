import { groupBy } from '#core/collections/group-by';
import type { Entry } from '../../../site/claims/entry';
import { type Claim, isSame } from '../claim';
import { align, type Aligned } from './align';
import type { Ledger } from '../../../site/claims/area';

/** A change of a sentence since somebody accepted it. */
export type Change =
  | { kind: 'new'; claim: Claim }
  | { kind: 'changed'; claim: Claim; was: Entry }
  /** It reads as before, but in another location. */
  | { kind: 'moved'; claim: Claim; was: Entry; from: string }
  | { kind: 'removed'; file: string; line: number; was: Entry };

/** Returns what differs between the sentences and the accepted ones, in the order of the sentences. A name needs no entry. */
export function findChanges(claims: readonly Claim[], ledger: Ledger): Change[] {
  const byFile = groupBy(claims, ({ file }) => file);
  const files = [...new Set([...byFile.keys(), ...ledger.keys()])];
  const changes = files.flatMap((file) =>
    changesOf(file, align(byFile.get(file) ?? [], ledger.get(file) ?? [])),
  );
  return findMoves(changes).filter((change) => change.kind !== 'new' || !change.claim.isName);
}

function changesOf(file: string, aligned: readonly Aligned[]): Change[] {
  return aligned.flatMap(({ claim, entry }, index): Change[] => {
    if (claim === undefined) {
      const line = aligned.slice(0, index).findLast((one) => one.claim)?.claim?.line ?? 1;
      return entry === undefined ? [] : [{ kind: 'removed', file, line, was: entry }];
    }
    if (entry === undefined) return [{ kind: 'new', claim }];
    if (isSame(claim, entry)) return [];
    // With the same words, only the keys that lead to it are other ones.
    const isWhole = claim.sentence === entry.sentence;
    return [
      isWhole ? { kind: 'moved', claim, was: entry, from: file } : { kind: 'changed', claim, was: entry },
    ];
  });
}

/** Joins a sentence that is gone here and new there. */
function findMoves(changes: readonly Change[]): Change[] {
  const gone = changes.filter((change) => change.kind === 'removed');
  const joined = changes.map((change): Change => {
    if (change.kind !== 'new') return change;
    const index = gone.findIndex(({ was }) => was.sentence === change.claim.sentence);
    if (index < 0) return change;
    const [{ was, file }] = gone.splice(index, 1) as [(typeof gone)[number]];
    return { kind: 'moved', claim: change.claim, was, from: file };
  });
  return joined.filter((change) => change.kind !== 'removed' || gone.includes(change));
}
