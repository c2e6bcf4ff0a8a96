import { existsSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Comparison, compareFiles } from './compare-files';
import type { GeneratedFile } from './generated-file';
import { NEW, makeWay, putIntoPlace } from './put-into-place';
import { removeLeftovers, stagingFolder } from './staging';

/**
 * Makes the folder `out` hold exactly these files, beside whatever else is there: writes what is missing or stale,
 * removes what an earlier run made and this one does not, leaves the rest untouched. All or nothing: the new contents
 * are first written aside, then put into place, and when that fails everything is put back. Throws `OutputError`.
 */
export function writeFiles(files: readonly GeneratedFile[], out: string): Comparison {
  const comparison = compareFiles(files, out);
  const changed = [...comparison.missing, ...comparison.stale];
  if (changed.length + comparison.superfluous.length === 0) return comparison;

  removeLeftovers(out);
  const staging = stagingFolder(out);
  try {
    for (const file of changed) writeFileSync(makeWay(staging, NEW, file.path), file.content);
    putIntoPlace(comparison, staging, out);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  removeEmptyFolders(comparison.superfluous, out);
  return comparison;
}

function removeEmptyFolders(removed: readonly string[], out: string): void {
  for (const file of removed) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      const place = path.join(out, folder);
      // Another file that was removed may have emptied it already.
      if (!existsSync(place)) continue;
      if (readdirSync(place).length > 0) break;
      rmdirSync(place);
    }
  }
}
