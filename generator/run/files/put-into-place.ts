import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from './work-folder';

/** Folders in the work folder: new content to move into the output, and old content moved out of it. */
export const NEW = 'new';
const OLD = 'old';

/**
 * Moves the new content from the work folder into the output, and the files that it replaces or that are no longer generated into
 * the work folder. Only renames files, and decides each rename by where the files are, so an interrupted call can be repeated.
 */
export function putIntoPlace({ changed, superfluous }: Plan, work: string, out: string): void {
  const isNew = (file: string) => existsSync(path.join(work, NEW, file));
  for (const file of [...superfluous, ...changed.filter(isNew)]) {
    if (existsSync(path.join(out, file))) renameSync(path.join(out, file), withParentFolder(work, OLD, file));
  }
  for (const file of changed.filter(isNew))
    renameSync(path.join(work, NEW, file), withParentFolder(out, file));
  removeEmptyFolders(superfluous, out);
}

/** Reverts `putIntoPlace`, wherever it stopped. An interrupted call can be repeated, too. */
export function takeOut({ changed, superfluous }: Plan, work: string, out: string): void {
  for (const file of changed) {
    const isInPlace = !existsSync(path.join(work, NEW, file)) && existsSync(path.join(out, file));
    if (isInPlace) renameSync(path.join(out, file), withParentFolder(work, NEW, file));
  }
  for (const file of [...superfluous, ...changed]) {
    const old = path.join(work, OLD, file);
    if (existsSync(old)) renameSync(old, withParentFolder(out, file));
  }
  removeEmptyFolders(changed, out);
}

/** Joins the parts to a path and creates its parent folder. */
export function withParentFolder(...parts: string[]): string {
  const place = path.join(...parts);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
}

function removeEmptyFolders(removed: readonly string[], out: string): void {
  for (const file of removed) {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      const place = path.join(out, folder);
      // The folder may already be gone: removing another file may have emptied it.
      if (!existsSync(place)) continue;
      if (readdirSync(place).length > 0) break;
      rmdirSync(place);
    }
  }
}
