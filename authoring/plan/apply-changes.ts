import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange, Sources } from './plan';

/**
 * Writes all changes or none: first next to each file, where a full disk or a missing permission shows, then in place.
 * @param sources the files before
 * @throws the error of the system, after everything is as it was
 */
export function applyChanges(root: string, changes: readonly FileChange[], { read }: Sources): void {
  const before = changes.map(({ file }) => ({ file, content: read(file) }));
  const asides = changes.map(({ file }) => join(root, `${file}.new-${process.pid}`));
  try {
    changes.forEach(({ file, content }, index) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(asides[index] ?? '', content);
    });
    changes.forEach(({ file }, index) => renameSync(asides[index] ?? '', join(root, file)));
  } catch (error) {
    for (const { file, content } of before) restore(join(root, file), content);
    throw error;
  } finally {
    for (const aside of asides) rmSync(aside, { force: true });
  }
}

function restore(path: string, content: string | undefined): void {
  if (content === undefined) rmSync(path, { force: true });
  else if (existsSync(dirname(path))) writeFileSync(path, content);
}
