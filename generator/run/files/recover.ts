import { isRunning, sleep } from '#core/command-line/processes';
import { checkWay } from './check-paths';
import { withSystemErrors } from './explain-system-error';
import { OutputError } from './output-error';
import { putIntoPlace, takeOut } from './put-into-place';
import {
  releaseLock,
  advanceLock,
  readPlan,
  readLock,
  removeLeftovers,
  type Step,
  type Lock,
  workFolder,
} from './work-folder';

const HALF_WRITTEN = 'A run that was killed left the output there half written.';
/** How often to take over the same lock: once is enough, unless the disk does not carry out the rename. */
const TRIES = 3;
const LOOK_MS = 20;
/** Longer than any run needs to move its files: after that, the process id must belong to another process. */
const PATIENCE_MS = 30_000;

/**
 * Makes the output in `out` consistent: completes what a killed run left unfinished, and waits for a run that is in progress. The
 * output has the new content as soon as all of it is written to the work folder, and the old content before that. Call this before
 * reading the output. Throws `OutputError`.
 * @param waitsFor which steps of a running process to wait for; writers wait for all of them.
 */
export function recover(out: string, waitsFor: 'changes' | 'everything' = 'changes'): void {
  let wait: Wait | undefined;
  for (let lock = readLock(out); lock; lock = readLock(out)) {
    if (!wait || !isSame(wait.lock, lock)) wait = { lock, since: Date.now(), tries: 0 };
    const isOver = !isRunning(lock.pid) || Date.now() - wait.since > PATIENCE_MS;
    if (isOver) {
      if (wait.tries === TRIES) throw stuckError(out);
      wait.tries += 1;
      takeOver(out, lock);
    } else if (lock.step === 'prepare' && waitsFor === 'changes') break;
    else sleep(LOOK_MS);
  }
  removeLeftovers(out);
}

/** How long this process has been waiting for one step of one process, and how often it tried to take over. */
interface Wait {
  lock: Lock;
  since: number;
  tries: number;
}

function isSame(one: Lock, other: Lock): boolean {
  return one.pid === other.pid && one.step === other.step;
}

function stuckError(out: string): OutputError {
  return new OutputError(
    `\`${workFolder(out)}\` is from a run that was killed, and this run cannot take it over: delete that folder, then run \`npm run generate\` again.`,
  );
}

function takeOver(out: string, lock: Lock): void {
  if (!advanceLock(out, lock, lock.step)) return;
  if (lock.step !== 'prepare') withSystemErrors(out, () => settle(out, lock.step), HALF_WRITTEN);
  releaseLock(out);
}

function settle(out: string, step: Step): void {
  const plan = readPlan(out);
  for (const file of [...plan.changed, ...plan.superfluous]) checkWay(out, file);
  const end = step === 'forward' ? putIntoPlace : takeOut;
  end(plan, workFolder(out), out);
}
