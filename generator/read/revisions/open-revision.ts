import { existsSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitOf, writeRevision } from './git';
import { ReadError } from './read-error';

/** A state of a description in files. */
export interface Revision {
  /** Its name in messages. */
  name: string;
  entry: string;
  /** The folder that its files are named relative to. */
  root: string;
  /** A folder to remove in the end. */
  temporary?: string;
}

/**
 * Finds the description that an argument means: a file, or else a commit with `entry` in it.
 * @throws ReadError if it is neither.
 */
export function openRevision(argument: string, entry: string): Revision {
  if (existsSync(argument)) return { name: argument, entry: argument, root: process.cwd() };
  const commit = commitOf(argument);
  if (commit === undefined)
    throw new ReadError(
      `\`${argument}\` is neither a file nor a commit: write the path of a description, or a branch, tag or hash.`,
    );
  const temporary = realpathSync(mkdtempSync(path.join(tmpdir(), 'api-diff-')));
  const name = argument === commit ? commit.slice(0, 8) : argument;
  const revision = { name, entry: path.join(temporary, entry), root: temporary, temporary };
  writeRevision(commit, path.dirname(entry), temporary);
  if (!existsSync(revision.entry)) throw new ReadError(`\`${name}\` has no file \`${entry}\`.`);
  return revision;
}
