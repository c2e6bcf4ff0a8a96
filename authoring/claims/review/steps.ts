import type { Entry } from '../../../site/claims/entry';
import { checkBasis } from '../basis/check-bases';
import type { Claim } from '../claim';
import type { KnownBases } from '../basis/known-bases';
import { type FalseClaim, findFalse } from '../find-false';
import { type Change, findChanges } from '../ledger/find-changes';
import { judge, type Judgment, type Premises } from '../verdict';
import { objectionsTo } from './objections';

/**
 * A decision of the reviewer: a change, sentences that moved or say the same together, one that the description makes false, or an entry
 * whose basis does not exist.
 */
export type Step =
  | { kind: 'change'; change: Change; judgment: Judgment }
  | { kind: 'same'; changes: Extract<Change, { kind: 'changed' }>[] }
  | { kind: 'move'; moved: Extract<Change, { kind: 'moved' }>[] }
  | ({ kind: 'false' } & FalseClaim)
  | { kind: 'basis'; file: string; entry: Entry; problem: string };

/**
 * Returns the steps of a review, file by file. Sentences that moved one after the other are one step, and so are, at the end, all that
 * say the same in other words.
 */
export function stepsOf(premises: Premises): Step[] {
  const { claims, ledger, known } = premises;
  const steps: Step[] = [];
  const same: Extract<Change, { kind: 'changed' }>[] = [];
  const changes = findChanges(claims, ledger);
  for (const change of changes) {
    const judgment = judge(change, premises);
    if (judgment.verdict !== 'same') steps.push({ kind: 'change', change, judgment });
    else if (change.kind === 'moved') addMove(steps, change);
    else if (change.kind === 'changed') same.push(change);
  }
  const wrong = findFalse(changes, premises).map((one): Step => ({ kind: 'false', ...one }));
  return [...steps, ...sameSteps(same, known), ...wrong, ...wrongBases(ledger, known)];
}

function addMove(steps: Step[], change: Extract<Change, { kind: 'moved' }>): void {
  const last = steps.at(-1);
  if (last?.kind === 'move' && last.moved[0]?.claim.file === change.claim.file) last.moved.push(change);
  else steps.push({ kind: 'move', moved: [change] });
}

/** A sentence whose basis cannot hold it is a step by itself. */
function sameSteps(same: Extract<Change, { kind: 'changed' }>[], known: KnownBases): Step[] {
  const isHeld = ({ claim, was }: (typeof same)[number]) =>
    objectionsTo(judgedOf(claim, was.basis), known).length === 0;
  const held = same.filter(isHeld);
  const open = same.filter((change) => !isHeld(change));
  return [
    ...open.map((change): Step => ({ kind: 'same', changes: [change] })),
    ...(held.length > 0 ? [{ kind: 'same' as const, changes: held }] : []),
  ];
}

function wrongBases(ledger: Premises['ledger'], known: KnownBases): Step[] {
  return [...ledger].flatMap(([file, entries]) =>
    entries.flatMap((entry): Step[] => {
      const [problem] = checkBasis(entry, known);
      return problem === undefined ? [] : [{ kind: 'basis', file, entry, problem }];
    }),
  );
}

/** A sentence of a step with its basis, as far as somebody named it; else with an empty one. */
export type Judged = Entry;

/** Returns the sentences that a verdict on a step accepts. */
export function judgedIn(step: Step): Judged[] {
  if (step.kind === 'basis') return [step.entry];
  if (step.kind === 'false') return [];
  if (step.kind === 'move') return step.moved.map(({ claim, was }) => judgedOf(claim, was.basis));
  if (step.kind === 'same') return step.changes.map(({ claim, was }) => judgedOf(claim, was.basis));
  const { change } = step;
  if (change.kind === 'removed') return [change.was];
  return [judgedOf(change.claim, 'was' in change ? change.was.basis : (change.claim.proposal ?? ''))];
}

function judgedOf({ at, sentence }: Claim, basis: string): Judged {
  return { ...(at !== undefined && { at }), sentence, basis };
}

/** Returns the file that a step is about. */
export function fileOf(step: Step): string {
  if (step.kind === 'basis') return step.file;
  if (step.kind === 'false') return step.claim.file;
  if (step.kind === 'move') return step.moved[0]!.claim.file;
  if (step.kind === 'same') return step.changes[0]!.claim.file;
  return step.change.kind === 'removed' ? step.change.file : step.change.claim.file;
}
