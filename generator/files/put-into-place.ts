import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Comparison } from './compare-files';

/** Folders in the staging folder: contents to be put into place, and contents taken out. */
export const NEW = 'new';
const OLD = 'old';

/**
 * Moves the new contents from the staging folder to where they belong, and what they replace, with what is no longer
 * made, into the staging folder. Only renames; when one fails, those before it are undone and the error is thrown.
 */
export function putIntoPlace(
  { missing, stale, superfluous }: Comparison,
  staging: string,
  out: string,
): void {
  const undo: (() => void)[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.unshift(() => renameSync(to, from));
  };
  try {
    for (const file of [...stale.map((file) => file.path), ...superfluous]) {
      move(path.join(out, file), makeWay(staging, OLD, file));
    }
    for (const file of [...missing, ...stale])
      move(path.join(staging, NEW, file.path), makeWay(out, file.path));
  } catch (error) {
    undo.forEach((step) => step());
    throw error;
  }
}

/** The joined path, whose folder exists from then on. */
export function makeWay(...parts: string[]): string {
  const place = path.join(...parts);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
}
