import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Change, Direction, Proof } from '../change';
import type { Side } from '../side';
import { callsOf, readdress, type Source } from './call';
import { createJudgeCall } from './judge-call';
import { createMutations } from './mutations';
import { createPairs } from './pairs';
import { playCalls, type Judges } from './play-calls';
import { playMessages } from './play-messages';
import { createSchemaChecks } from './schema-checks';
import { reaches, type Played, type Shown } from './shown';
import { createVariants } from './variants';

/** A verdict that a run does not bear out. */
export interface Contradiction {
  fingerprint: string;
  message: string;
}

export interface Proven {
  /** The number of calls and messages that were played. */
  runs: number;
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
  const played = new Map<string, Played>();
  const runs = runsOf(changes, createPlay(base, head, played));
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
  const count = [...played.values()].reduce((sum, one) => sum + one.count, 0);
  return { runs: count, proofs, contradictions };
}

function createSource({ bundle }: Side): Omit<Source, 'operation'> {
  const variants = createVariants(bundle);
  return { variants, mutations: createMutations(bundle, variants) };
}

const NOTHING: Played = { count: 0, shown: [] };

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

/** Plays each operation and event once per direction, and keeps the result in `known`. */
function createPlay(base: Side, head: Side, known: Map<string, Played>): Play {
  const checks = { base: createSchemaChecks(base), head: createSchemaChecks(head) };
  const sourceOf = { base: createSource(base), head: createSource(head) };
  const judges = (['request', 'lenient'] as const).map((mode): Judges => ({
    before: createJudgeCall(base, checks.base[mode]),
    after: createJudgeCall(head, checks.head[mode]),
    isStrict: mode === 'request',
  }));
  const pairOf = createPairs(base, head);
  return (direction, affected) =>
    getOrInsertComputed(known, `${direction} ${affected}`, (): Played => {
      const pair = pairOf(affected);
      if (!pair) return NOTHING;
      const { before, after, isEvent } = pair;
      const sources: Source[] = [
        { operation: before, ...sourceOf.base },
        ...(after ? [{ operation: after, ...sourceOf.head }] : []),
      ];
      if (direction === 'received') return playMessages(pair, sources, checks);
      // Nobody plays the receiver of an event.
      if (isEvent) return NOTHING;
      const calls = callsOf(base, before, sources);
      const played = judges.map((judge) =>
        playCalls(before, calls, { ...judge, after: (call) => judge.after(readdress(call, pair)) }),
      );
      return {
        count: Math.max(...played.map(({ count }) => count)),
        shown: played.flatMap(({ shown }) => shown),
      };
    }).shown;
}
