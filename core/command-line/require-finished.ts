import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, sleep } from './processes';

/** The folder inside the output in which a run of the generator prepares its files. */
export const WORK_FOLDER = '.generator';

/** The name of the file in it that says which step the run has reached, and its process. */
export const MARKER = /^([a-z]+)-(\d+)$/;

/** The steps that change the output; a run that prepares its files has not changed anything yet. */
const CHANGES = ['forward', 'undo'];

const LOOK_MS = 20;
/** Longer than any run needs to move its files. */
const PATIENCE_MS = 30_000;

/** Some files of the output may be new and others old. */
class InterruptedError extends Error {
  readonly exitCode = 2;
}

/**
 * Checks that all files of the generator's output are of one run; waits for a run that is moving its files. Changes nothing.
 * @param out the output folder.
 * @throws InterruptedError if a killed run left some files of the output old and others new.
 */
export function requireFinished(out: string): void {
  const since = Date.now();
  for (let pid = findChanging(out); pid !== undefined; pid = findChanging(out)) {
    if (!isRunning(pid) || Date.now() - since > PATIENCE_MS)
      throw new InterruptedError(
        `The last run of the generator was interrupted while it changed ${out}: run \`npm run generate\`, with \`--out\` if GENERATED_DIR names that folder.`,
      );
    sleep(LOOK_MS);
  }
}

/** Returns the id of the process that changes the output, or that was killed while it did. */
function findChanging(out: string): number | undefined {
  const folder = join(out, WORK_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const markers = names.map((name) => MARKER.exec(name));
  const marker = markers.find((match) => CHANGES.includes(match?.[1] ?? ''));
  return marker ? Number(marker[2]) : undefined;
}
