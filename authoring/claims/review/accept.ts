import type { Entry } from '../../../site/claims/entry';
import type { Claim } from '../claim';
import { align } from '../ledger/align';
import type { Change } from '../ledger/find-changes';
import type { Ledger } from '../../../site/claims/area';
import type { Step } from './steps';

/**
 * Returns the entries of each file that a verdict changes.
 * @param bases why each sentence of the step is true.
 */
export function accept(
  step: Step,
  bases: readonly string[],
  claims: readonly Claim[],
  ledger: Ledger,
): Ledger {
  const [first = ''] = bases;
  if (step.kind === 'false') return new Map();
  if (step.kind === 'basis') {
    const entries = ledger.get(step.file) ?? [];
    return new Map([
      [step.file, entries.map((one) => (one === step.entry ? { ...one, basis: first } : one))],
    ]);
  }
  const changes = changesIn(step);
  const changed: Ledger = new Map();
  for (const [index, change] of changes.entries()) {
    const current = new Map([...ledger, ...changed]);
    for (const [file, entries] of acceptChange(change, bases[index] ?? first, claims, current))
      changed.set(file, entries);
  }
  return changed;
}

function changesIn(step: Exclude<Step, { kind: 'basis' | 'false' }>): readonly Change[] {
  if (step.kind === 'move') return step.moved;
  return step.kind === 'same' ? step.changes : [step.change];
}

function acceptChange(change: Change, basis: string, claims: readonly Claim[], ledger: Ledger): Ledger {
  if (change.kind === 'removed')
    return new Map([[change.file, without(change.was, ledger.get(change.file))]]);
  const { file } = change.claim;
  const own = claims.filter((claim) => claim.file === file);
  const entry = toEntry(change.claim, basis);
  const entries = align(own, ledger.get(file) ?? []).flatMap((one) => {
    if (one.claim === change.claim) return [entry];
    return one.entry === undefined ? [] : [one.entry];
  });
  const moved = change.kind === 'moved' ? change : undefined;
  if (moved === undefined) return new Map([[file, entries]]);
  if (moved.from === file) return new Map([[file, without(moved.was, entries)]]);
  return new Map([
    [file, entries],
    [moved.from, without(moved.was, ledger.get(moved.from))],
  ]);
}

function toEntry({ at, sentence }: Claim, basis: string): Entry {
  return { ...(at !== undefined && { at }), sentence, basis };
}

function without(entry: Entry, entries: readonly Entry[] = []): Entry[] {
  return entries.filter((one) => one !== entry);
}
