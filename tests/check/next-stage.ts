import { sum } from '#core/collections/sum';
import { isGood, type Result } from './result';
import type { Stage } from './stages';

/** The cores that stages share. */
const CORES = 2;

/** Where a run stands. */
export interface Progress {
  waiting: readonly Stage[];
  running: readonly Stage[];
  ended: readonly Result[];
}

/**
 * Returns the first waiting stage if it can start now: there is a core for it, and what it needs is made. Stages start in their
 * order, so that quick ones report first.
 */
export function nextStage({ waiting, running, ended }: Progress): Stage | undefined {
  const [stage] = waiting;
  if (stage === undefined || sum(running.map(({ cores }) => cores)) + stage.cores > CORES) return undefined;
  return running.some((other) => isNeededBy(other, stage)) ||
    ended.some((result) => isNeededBy(result.stage, stage) && !isGood(result))
    ? undefined
    : stage;
}

/** Returns the stage that failed to make what the first waiting one needs. */
export function findBlocker({ waiting: [stage], ended }: Progress): Stage | undefined {
  return ended.find((result) => stage && isNeededBy(result.stage, stage) && !isGood(result))?.stage;
}

function isNeededBy({ makes }: Stage, { needs }: Stage): boolean {
  return makes !== undefined && needs.includes(makes.need);
}
