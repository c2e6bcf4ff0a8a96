import { checkWay } from './check-paths';
import { withSystemErrors } from './explain-system-error';
import { isRunning, sleep } from './processes';
import { putIntoPlace, takeOut } from './put-into-place';
import {
  endWork,
  moveOn,
  readPlan,
  readWork,
  removeLeftovers,
  type Step,
  type Work,
  workFolder,
} from './work-folder';

const HALF_WRITTEN = 'A run that was killed left the output there half written.';
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
  const since = Date.now();
  for (let work = readWork(out); work; work = readWork(out)) {
    const isOver = !isRunning(work.pid) || Date.now() - since > PATIENCE_MS;
    if (isOver) takeOver(out, work);
    else if (work.step === 'prepare' && waitsFor === 'changes') break;
    else sleep(LOOK_MS);
  }
  removeLeftovers(out);
}

function takeOver(out: string, work: Work): void {
  if (!moveOn(out, work, work.step)) return;
  if (work.step !== 'prepare') withSystemErrors(out, () => settle(out, work.step), HALF_WRITTEN);
  endWork(out);
}

function settle(out: string, step: Step): void {
  const plan = readPlan(out);
  for (const file of [...plan.changed, ...plan.superfluous]) checkWay(out, file);
  const end = step === 'forward' ? putIntoPlace : takeOut;
  end(plan, workFolder(out), out);
}
