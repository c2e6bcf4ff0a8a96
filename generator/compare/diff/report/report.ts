import { countOf } from '#core/text/count-of';
import type { Location, Problem } from '../../../problems/problem';
import type { Change, Proof } from '../change';
import type { Contradiction } from '../prove/prove';

/** A comparison as it is printed. */
export interface Report {
  /** The names of the sides: a version and where it comes from. */
  base: string;
  head: string;
  changes: readonly ReportedChange[];
  /** Mistakes in waivers and the version. */
  problems: readonly Problem[];
  /** Verdicts that runs do not bear out. */
  contradictions: readonly Contradiction[];
  /** How many calls and messages were played; undefined if none should be. */
  runs?: number;
  /** Number of operations and events of the base. */
  operations: number;
}

export interface ReportedChange extends Omit<Change, 'before' | 'after'> {
  before?: Location;
  after?: Location;
  /** Whether it may not go out. */
  isBlocking: boolean;
  /** The run behind its verdict, if changes were played. */
  proof?: Proof;
  /** The reason of its waiver. */
  waiver?: string;
}

export function directionOf({
  sent,
  received,
}: Pick<Change, 'sent' | 'received'>): 'request' | 'response' | 'both' {
  if (sent && received) return 'both';
  return sent ? 'request' : 'response';
}

/** Characters of a call. */
const MOST_OF_CALL = 160;

/** The call of a run in few characters: one screen has to hold it. */
export function shortCall({ call = '', excerpt }: Proof): string {
  if (call.length <= MOST_OF_CALL) return call;
  const short = excerpt ?? call;
  return short.length > MOST_OF_CALL ? `${short.slice(0, MOST_OF_CALL)}…` : short;
}

/** Sums up the runs of the changes that warn clients; undefined if nothing was played. */
export function proofLine({ runs, changes, contradictions }: Report): string | undefined {
  if (runs === undefined) return undefined;
  const warned = changes.filter(({ severity }) => severity === 'breaking' || severity === 'risky');
  const shown = warned.filter(({ proof }) => proof?.by === 'run').length;
  const parts = [
    `${countOf(runs, 'call')} and messages played`,
    `${shown} of ${countOf(warned.length, 'breaking or risky change')} shown by one that fails`,
    ...(contradictions.length > 0
      ? [countOf(contradictions.length, 'contradicted verdict')]
      : ['no verdict contradicted']),
  ];
  return `${parts.join(', ')}.`;
}
