import type { Entry } from '../../../site/claims/entry';
import type { Claim } from '../claim';
import { checkBasis } from '../basis/check-bases';
import type { KnownBases } from '../basis/known-bases';
import { type Change, findChanges } from '../ledger/find-changes';
import type { Ledger } from '../../../site/claims/ledger-files';

/** A decision of the reviewer: a change, sentences that moved together, or an entry whose basis does not exist. */
export type Step =
  | { kind: 'change'; change: Exclude<Change, { kind: 'moved' }> }
  | { kind: 'move'; moved: Extract<Change, { kind: 'moved' }>[] }
  | { kind: 'basis'; file: string; entry: Entry; problem: string };

/** Returns the steps of a review, file by file. Sentences that moved one after the other are one step. */
export function stepsOf(claims: readonly Claim[], ledger: Ledger, known: KnownBases): Step[] {
  const steps: Step[] = [];
  for (const change of findChanges(claims, ledger)) {
    const last = steps.at(-1);
    if (change.kind !== 'moved') steps.push({ kind: 'change', change });
    else if (last?.kind === 'move' && last.moved[0]?.claim.file === change.claim.file)
      last.moved.push(change);
    else steps.push({ kind: 'move', moved: [change] });
  }
  const bases = [...ledger].flatMap(([file, entries]) =>
    entries.flatMap((entry): Step[] => {
      const [problem] = checkBasis(entry, known);
      return problem === undefined ? [] : [{ kind: 'basis', file, entry, problem }];
    }),
  );
  return [...steps, ...bases];
}

/** Returns the basis of a step's sentence, as far as somebody named it; else an empty string. */
export function basisOf(step: Step): string {
  if (step.kind === 'basis') return step.entry.basis;
  const change = step.kind === 'move' ? step.moved[0]! : step.change;
  return 'was' in change ? change.was.basis : (change.claim.proposal ?? '');
}
