import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './work-folder';

/** Folders in the work folder: contents to be put into place, and contents taken out. */
export const NEW = 'new';
const OLD = 'old';

/**
 * Moves the new contents from the work folder to where they belong, and what they replace, with what is no longer made,
 * into the work folder. Only renames, each of which follows from where the files are: so it may end anywhere and be done again.
 */
export function putIntoPlace({ changed, superfluous }: Plan, work: string, out: string): void {
  const isNew = (file: string) => existsSync(path.join(work, NEW, file));
  for (const file of [...superfluous, ...changed.filter(isNew)]) {
    if (existsSync(path.join(out, file))) renameSync(path.join(out, file), makeWay(work, OLD, file));
  }
  for (const file of changed.filter(isNew)) renameSync(path.join(work, NEW, file), makeWay(out, file));
  removeEmptyFolders(superfluous, out);
}

/** The way back, from wherever `putIntoPlace` ended. It may end anywhere and be done again, too. */
export function takeOut({ changed, superfluous }: Plan, work: string, out: string): void {
  for (const file of changed) {
    const isInPlace = !existsSync(path.join(work, NEW, file)) && existsSync(path.join(out, file));
    if (isInPlace) renameSync(path.join(out, file), makeWay(work, NEW, file));
  }
  for (const file of [...superfluous, ...changed]) {
    const old = path.join(work, OLD, file);
    if (existsSync(old)) renameSync(old, makeWay(out, file));
  }
  removeEmptyFolders(changed, out);
}

/** The joined path, whose folder exists from then on. */
export function makeWay(...parts: string[]): string {
  const place = path.join(...parts);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
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
