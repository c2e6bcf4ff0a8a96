import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReadError } from './read-error';

/** The largest output that is read from git, in bytes: a description with all its files. */
const MOST_BYTES = 512 * 1024 * 1024;

/** Whether the working folder belongs to a repository. */
export function isInRepository(): boolean {
  return tryGit('rev-parse', '--git-dir') !== undefined;
}

/**
 * The commit that a change began at: where the work left the main branch.
 * @throws ReadError if the history does not reach that far.
 */
export function findBase(): string {
  const main = ['main', 'origin/main', 'origin/HEAD'].find((name) => commitOf(name) !== undefined);
  const base = main && tryGit('merge-base', 'HEAD', main);
  if (base) return base;
  throw new ReadError(
    main
      ? `The history does not reach the commit where \`HEAD\` left \`${main}\`: run \`git fetch --unshallow\`, or name a base after \`--base\`.`
      : 'There is no branch `main` to compare with: name a base after `--base`.',
  );
}

/** The commit that a name refers to. */
export function commitOf(name: string): string | undefined {
  return tryGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/**
 * Writes the files of a folder as they were in a commit, without touching the work tree.
 * @param folder relative to the working folder.
 * @throws ReadError if the commit does not have the folder.
 */
export function writeRevision(commit: string, folder: string, target: string): void {
  const working = tryGit('rev-parse', '--show-prefix') ?? '';
  const tree = path.posix.join(working, folder.split(path.sep).join('/')) || '.';
  const listing = tryGit('ls-tree', '-r', '-z', '--full-tree', '--name-only', commit, '--', tree) ?? '';
  const files = listing.split('\0').filter((file) => file !== '');
  if (files.length === 0) throw new ReadError(`\`${commit}\` has no folder \`${folder}\`.`);
  const names = files.map((file) => `${commit}:${file}\n`).join('');
  const output = execFileSync('git', ['cat-file', '--batch'], { input: names, maxBuffer: MOST_BYTES });
  let offset = 0;
  for (const file of files) {
    const end = output.indexOf('\n', offset);
    const size = Number(output.subarray(offset, end).toString().split(' ').at(-1));
    const place = path.join(target, path.relative(working, file));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, output.subarray(end + 1, end + 1 + size));
    offset = end + 1 + size + 1;
  }
}

/**
 * Returns the files that differ from a commit, those that nobody added to git included, relative to the working folder.
 * @param base by default, where the work left the main branch.
 * @throws ReadError if there is no repository or no such commit.
 */
export function listChangedFiles(base?: string): Set<string> {
  if (!isInRepository())
    throw new ReadError(
      'There is no repository, and so no earlier file to compare with: leave out `--changed`.',
    );
  const commit = base === undefined ? findBase() : commitOf(base);
  if (commit === undefined)
    throw new ReadError(
      `There is no commit \`${base}\`: write the name of a branch, a tag or a commit after \`--base\`.`,
    );
  const changed = tryGit('diff', '--name-only', '-z', '--relative', commit, '--') ?? '';
  const added = tryGit('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return new Set(`${changed}\0${added}`.split('\0').filter((file) => file !== ''));
}

function tryGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MOST_BYTES,
    }).trim();
  } catch {
    return undefined;
  }
}
