import type { Location, Problem } from '../../problems/problem';
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
