import type { TestRun } from './test-runs';
import type { Stage } from './stages';

/**
 * How a stage ended: `unchanged` was not run because it passed with the same inputs before, `stopped` was ended by the failure of
 * another one or by a signal, and `not run` did not start.
 */
export type Outcome = 'passed' | 'failed' | 'unchanged' | 'stopped' | 'not run';

/** The result of a stage. */
export interface Result {
  stage: Stage;
  outcome: Outcome;
  /** How long it ran; 0 if it did not start. */
  seconds: number;
  /** Why it failed or did not run, where the output does not say so. */
  reason?: string;
  /** The file with everything that it printed, if it started. */
  log?: string;
  /** The counts of its tests. */
  run?: TestRun;
}

/** Whether what depends on this stage can run. */
export function isGood({ outcome }: Result): boolean {
  return outcome === 'passed' || outcome === 'unchanged';
}
