import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Problem } from '../../generator/problems/problem';
import type { Settings } from '../config/settings';
import { PageLinter } from '../lint/page-linter';

/** A request of the main thread: to lint, beginning with the pages that were saved. */
export interface LintRequest {
  /** Paths below `docs`. */
  saved: readonly string[];
}

/** A message of the thread: the problems that it knows so far, or the reason why it could not look for them. */
export type LintEvent =
  | { kind: 'problems'; problems: readonly Problem[]; isDone: boolean }
  | { kind: 'failure'; message: string };

const linter = new PageLinter(workerData as Settings);
let wanted: LintRequest | undefined;
let isWorking = false;

parentPort?.on('message', (request: LintRequest) => {
  wanted = { saved: [...(wanted?.saved ?? []), ...request.saved] };
  if (!isWorking) void work();
});

/** Lints until nothing is wanted. A new request begins again at once: what is known of unchanged pages stays known. */
async function work(): Promise<void> {
  isWorking = true;
  while (wanted !== undefined) {
    const { saved } = wanted;
    wanted = undefined;
    try {
      await lint(saved);
    } catch (error) {
      tell({ kind: 'failure', message: (error as Error).message });
    }
  }
  isWorking = false;
}

async function lint(saved: readonly string[]): Promise<void> {
  let problems: readonly Problem[] = [];
  for (problems of linter.lint(saved)) {
    tell({ kind: 'problems', problems, isDone: false });
    await setImmediate();
    if (wanted !== undefined) return;
  }
  tell({ kind: 'problems', problems, isDone: true });
}

function tell(event: LintEvent): void {
  parentPort?.postMessage(event);
}
