import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Comparison, compareFiles } from './compare-files';
import type { GeneratedFile } from './generated-file';
import { OutputError } from './output-error';
import { NEW, makeWay, putIntoPlace, takeOut } from './put-into-place';
import { recover } from './recover';
import { endWork, moveOn, type Plan, takeWork, workFolder, writePlan } from './work-folder';

/** Enough to see what kind of folder it is. */
const NAMED_FILES = 3;

/**
 * Makes the folder `out` hold exactly these files, beside whatever else is there: writes what is missing or stale, removes what
 * an earlier run made and this one does not, leaves the rest untouched. All or nothing: the new contents are first written
 * aside, then put into place; when that fails everything is put back, and when the process is killed `recover` ends it.
 * Throws `OutputError`, also for a file in the way that no run made, unless `force`.
 */
export function writeFiles(files: readonly GeneratedFile[], out: string, { force = false } = {}): Comparison {
  recover(out, 'everything');
  const comparison = compareFiles(files, out);
  if (isSame(comparison)) return comparison;
  if (!takeWork(out)) return writeFiles(files, out, { force });
  const plan = prepare(files, out, force);
  moveOn(out, { step: 'prepare', pid: process.pid }, 'forward');
  try {
    putIntoPlace(plan, workFolder(out), out);
  } catch (error) {
    moveOn(out, { step: 'forward', pid: process.pid }, 'undo');
    takeOut(plan, workFolder(out), out);
    endWork(out);
    throw error;
  }
  endWork(out);
  return comparison;
}

/** Writes aside what changes; compared once more, as another run may have ended since the first look. */
function prepare(files: readonly GeneratedFile[], out: string, force: boolean): Plan {
  try {
    const { missing, stale, superfluous, foreign } = compareFiles(files, out);
    if (!force) refuseForeign(foreign, out);
    const changed = [...missing, ...stale];
    for (const file of changed) writeFileSync(makeWay(workFolder(out), NEW, file.path), file.content);
    const plan = { changed: changed.map((file) => file.path), superfluous };
    writePlan(out, plan);
    return plan;
  } catch (error) {
    endWork(out);
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
