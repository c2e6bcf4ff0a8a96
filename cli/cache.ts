import { createHash } from 'node:crypto';
import { accessSync, constants, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SettingError } from '../site/errors/author-error';

/**
 * Returns the folder in which a project keeps what can be made again, and makes it: below its packages, or below the temporary folder
 * of the system if it has none.
 * @param entry the entry document: each has a separate folder.
 */
export function makeCache(entry: string): string {
  const key = createHash('sha256').update(resolve(entry)).digest('hex').slice(0, 12);
  const packages = resolve('node_modules');
  const cache = isWritable(packages)
    ? make(join(packages, '.cache/docproof', key))
    : requireOwn(make(join(tmpdir(), `docproof-${userId()}-${key}`)));
  // Docusaurus writes modules of both kinds here: without this file, the `type` of the project's manifest would decide how they are read.
  writeFileSync(join(cache, 'package.json'), '{}\n');
  return cache;
}

function make(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Others may write to the temporary folder too: a folder of theirs could hold pages that are not ours. */
function requireOwn(folder: string): string {
  const stats = lstatSync(folder);
  if (stats.isDirectory() && [stats.uid, -1].includes(userId())) return folder;
  throw new SettingError(`\`${folder}\` belongs to another user: set TMPDIR to a folder of yours.`);
}

function userId(): number {
  return process.getuid?.() ?? -1;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
