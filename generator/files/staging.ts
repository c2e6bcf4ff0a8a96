import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const PREFIX = '.staging-';

/** Where this process puts new contents aside: inside the output folder, so that a move into place is a rename. */
export function stagingFolder(out: string): string {
  return path.join(out, `${PREFIX}${process.pid}`);
}

/** Removes the staging folders of processes that were killed. */
export function removeLeftovers(out: string): void {
  if (!existsSync(out)) return;
  for (const name of readdirSync(out)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN;
    if (Number.isInteger(pid) && !isRunning(pid)) rmSync(path.join(out, name), { recursive: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
