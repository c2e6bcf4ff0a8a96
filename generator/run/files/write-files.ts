import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Comparison, compareFiles } from './compare-files';
import type { GeneratedFile } from './generated-file';
import { OutputError } from './output-error';
import { NEW, putIntoPlace, takeOut, withParentFolder } from './put-into-place';
import { recover } from './recover';
import { releaseLock, advanceLock, type Plan, acquireLock, workFolder, writePlan } from './work-folder';

/** Enough to recognize the kind of folder. */
const NAMED_FILES = 3;

/**
 * Makes the folder `out` contain exactly these files, in addition to unrelated ones: writes missing and stale files, removes files
 * that an earlier run generated and this run does not, and leaves the rest untouched. All or nothing: writes the new content to the
 * work folder first, then moves it into the output; reverts everything if that fails. If the process is killed, `recover` completes
 * the work. Throws `OutputError`, also if a file that no run generated is in the way, unless `force`.
 */
export function writeFiles(files: readonly GeneratedFile[], out: string, { force = false } = {}): Comparison {
  recover(out, 'everything');
  const comparison = compareFiles(files, out);
  if (isSame(comparison)) return comparison;
  if (!acquireLock(out)) return writeFiles(files, out, { force });
  const plan = prepare(files, out, force);
  advanceLock(out, { step: 'prepare', pid: process.pid }, 'forward');
  try {
    putIntoPlace(plan, workFolder(out), out);
  } catch (error) {
    advanceLock(out, { step: 'forward', pid: process.pid }, 'undo');
    takeOut(plan, workFolder(out), out);
    releaseLock(out);
    throw error;
  }
  releaseLock(out);
  return comparison;
}

/** Writes the changed files to the work folder. Compares again, because another run may have ended since the first comparison. */
function prepare(files: readonly GeneratedFile[], out: string, force: boolean): Plan {
  try {
    const { missing, stale, superfluous, foreign } = compareFiles(files, out);
    if (!force) refuseForeign(foreign, out);
    const changed = [...missing, ...stale];
    for (const file of changed)
      writeFileSync(withParentFolder(workFolder(out), NEW, file.path), file.content);
    const plan = { changed: changed.map((file) => file.path), superfluous };
    writePlan(out, plan);
    return plan;
  } catch (error) {
    releaseLock(out);
    throw error;
  }
}

function isSame({ missing, stale, superfluous }: Comparison): boolean {
  return missing.length + stale.length + superfluous.length === 0;
}

function refuseForeign(foreign: readonly string[], out: string): void {
  if (foreign.length === 0) return;
  const named = foreign.slice(0, NAMED_FILES).map((file) => `\`${path.join(out, file)}\``);
  const more = foreign.length > NAMED_FILES ? [`${foreign.length - NAMED_FILES} more`] : [];
  const list = new Intl.ListFormat('en').format([...named, ...more]);
  throw new OutputError(
    `The generator did not create ${list}. Move what you need, then pass \`--force\` to overwrite the rest, or another folder after \`--out\`.`,
  );
}
