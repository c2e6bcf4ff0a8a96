import { execFileSync } from 'node:child_process';
import { isRunning } from '#core/command-line/processes';

/** How often to look whether the programs that started us are still there. */
const LOOK_MS = 500;

/** Something that runs until it is stopped. */
interface Running {
  stop: () => Promise<void>;
}

/**
 * Starts something, and stops it when a signal has come, nobody reads the output any more, or npm or the shell that it started us
 * with has ended: neither passes every signal on.
 * @param start is given a function to call when there is nothing to go on with.
 * @throws the error that this function was called with.
 */
export async function untilAskedToEnd(start: (fail: (error: Error) => void) => Running): Promise<void> {
  const parent = process.ppid;
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : findParent(parent);
  const isAlone = () => process.ppid !== parent || (npm !== undefined && !isRunning(npm));
  let look: NodeJS.Timeout | undefined;
  let running: Running | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
      process.stdout.on('error', () => resolve());
      look = setInterval(() => isAlone() && resolve(), LOOK_MS);
      running = start(reject);
    });
  } finally {
    clearInterval(look);
    await running?.stop();
  }
}

/** Returns the id of a process's parent; undefined where the system does not tell. */
function findParent(pid: number): number | undefined {
  try {
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
  } catch {
    return undefined;
  }
}
