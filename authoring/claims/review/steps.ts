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

/** A sentence of a step with its basis, as far as somebody named it; else with an empty one. */
export type Judged = Pick<Entry, 'sentence' | 'basis'>;

/** Returns the sentences that a verdict on a step accepts. */
export function judgedIn(step: Step): Judged[] {
  if (step.kind === 'basis') return [step.entry];
  if (step.kind === 'move')
    return step.moved.map(({ claim: { sentence }, was: { basis } }) => ({ sentence, basis }));
  const { change } = step;
  if (change.kind === 'removed') return [change.was];
  const { sentence, proposal = '' } = change.claim;
  return [{ sentence, basis: 'was' in change ? change.was.basis : proposal }];
}

/** Returns the file that a step is about. */
export function fileOf(step: Step): string {
  if (step.kind === 'basis') return step.file;
  if (step.kind === 'move') return step.moved[0]!.claim.file;
  return step.change.kind === 'removed' ? step.change.file : step.change.claim.file;
}
