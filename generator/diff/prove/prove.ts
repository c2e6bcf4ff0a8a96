import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Change, Direction, Proof } from '../change';
import type { Side } from '../side';
import { callsOf, type Source } from './call';
import { createJudgeCall } from './judge-call';
import { createPairs } from './pairs';
import { playCalls, type Judges } from './play-calls';
import { playMessages } from './play-messages';
import { createSchemaChecks } from './schema-checks';
import { reaches, type Shown } from './shown';
import { createVariants } from './variants';

/** A verdict that a run does not bear out. */
export interface Contradiction {
  fingerprint: string;
  message: string;
}

export interface Proven {
  /** By fingerprint. */
  proofs: ReadonlyMap<string, Proof>;
  contradictions: readonly Contradiction[];
}

/** A change in one direction, and the runs that reach it. */
interface Run {
  change: Change;
  direction: Direction;
  isWarned: boolean;
  shown: readonly Shown[];
}

/**
 * Plays the changes: calls of the base against the contract of the head, and messages of the head against readers of the base. A change
 * that warns clients gets the first run that shows it, else the word of its rule. A run that fails where no change warns contradicts.
 */
export function prove(changes: readonly Change[], base: Side, head: Side): Proven {
  const runs = runsOf(changes, createPlay(base, head));
  const warned = runs.filter(({ isWarned }) => isWarned);
  const proofs = new Map<string, Proof>(changes.map(({ fingerprint }) => [fingerprint, { by: 'rule' }]));
  for (const { change, shown } of warned) {
    const [first] = shown;
    if (first && proofs.get(change.fingerprint)?.by === 'rule') proofs.set(change.fingerprint, first.proof);
  }
  // A run that shows another change says nothing about this one.
  const explained = new Set(warned.flatMap(({ shown }) => shown));
  const contradictions = runs.flatMap(({ change, direction, isWarned, shown }): Contradiction[] => {
    const failed = isWarned ? undefined : shown.find((one) => !explained.has(one) && !one.isWeak);
    if (!failed) return [];
    const { call, after } = failed.proof;
    const severity = change[direction]?.severity ?? 'nothing';
    const message = `The rule \`${change.rule}\` says ${severity}, and a run fails: ${call} → ${after}`;
    return [{ fingerprint: change.fingerprint, message }];
  });
  return { proofs, contradictions };
}

type Play = (direction: Direction, affected: string) => readonly Shown[];

function runsOf(changes: readonly Change[], play: Play): Run[] {
  return changes.flatMap((change) =>
    (['sent', 'received'] as const).flatMap((direction): Run[] => {
      const site = change.sites[direction];
      if (!site) return [];
      const severity = change[direction]?.severity;
      const isWarned = severity === 'breaking' || severity === 'risky';
      const shown = play(direction, site.affected).filter((one) => reaches(one, site));
      return [{ change, direction, isWarned, shown }];
    }),
  );
}

/** Plays each operation and event once per direction. */
function createPlay(base: Side, head: Side): Play {
  const known = new Map<string, readonly Shown[]>();
  const checks = { base: createSchemaChecks(base), head: createSchemaChecks(head) };
  const variants = { base: createVariants(base.bundle), head: createVariants(head.bundle) };
  const judges = (['request', 'lenient'] as const).map((mode): Judges => ({
    before: createJudgeCall(base, checks.base[mode]),
    after: createJudgeCall(head, checks.head[mode]),
    isStrict: mode === 'request',
  }));
  const pairOf = createPairs(base, head);
  return (direction, affected) =>
    getOrInsertComputed(known, `${direction} ${affected}`, () => {
      const pair = pairOf(affected);
      if (!pair) return [];
      const { before, after, isEvent } = pair;
      const sources: Source[] = [
        { operation: before, variants: variants.base },
        ...(after ? [{ operation: after, variants: variants.head }] : []),
      ];
      if (direction === 'received') return playMessages(pair, sources, checks);
      // Nobody plays the receiver of an event.
      if (isEvent) return [];
      const calls = callsOf(base, before, sources);
      return judges.flatMap((judge) => playCalls(before, calls, judge));
    });
}
