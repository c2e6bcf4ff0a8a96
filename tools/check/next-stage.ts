import { isGood, type Result } from './result';
import type { Stage } from './stages';

/** Where a run stands. */
interface Progress {
  waiting: readonly Stage[];
  running: readonly Stage[];
  ended: readonly Result[];
}

/**
 * Returns the first waiting stage if it can start now: there is a core for it, and what it needs is made. Stages start in their
 * order, so that quick ones report first.
 * @param cores that stages share.
 */
export function nextStage({ waiting, running, ended }: Progress, cores: number): Stage | undefined {
  const [stage] = waiting;
  if (stage === undefined || !isRoom(stage, running, cores)) return undefined;
  return running.some((other) => isNeededBy(other, stage)) ||
    ended.some((result) => isNeededBy(result.stage, stage) && !isGood(result))
    ? undefined
    : stage;
}

function isRoom(stage: Stage, running: readonly Stage[], cores: number): boolean {
  if (running.length === 0) return true;
  return running.length < cores && ![stage, ...running].some((one) => one.cores === 'all');
}

/** Returns the stage that failed to make what the first waiting one needs. */
export function findBlocker({ waiting: [stage], ended }: Progress): Stage | undefined {
  return ended.find((result) => stage && isNeededBy(result.stage, stage) && !isGood(result))?.stage;
}

function isNeededBy({ makes }: Stage, { needs }: Stage): boolean {
  return makes !== undefined && needs.includes(makes.need);
}
