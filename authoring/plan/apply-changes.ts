import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileChange, Sources } from './plan';

/**
 * Writes all changes or none: first next to each file, where a full disk or a missing permission shows, then in place.
 * @param sources the files before
 * @throws the error of the system, after everything is as it was
 */
export function applyChanges(root: string, changes: readonly FileChange[], { read }: Sources): void {
  const asides = changes.map(({ file }) => join(root, `${file}.new-${process.pid}`));
  const changed: { file: string; content?: string }[] = [];
  try {
    changes.forEach(({ file, content }, index) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(asides[index] ?? '', content);
    });
    changes.forEach(({ file }, index) => {
      const content = read(file);
      renameSync(asides[index] ?? '', join(root, file));
      changed.push({ file, content });
    });
  } catch (error) {
    for (const { file, content } of changed) restore(join(root, file), content);
    throw error;
  } finally {
    for (const aside of asides) rmSync(aside, { force: true });
  }
}

function restore(path: string, content: string | undefined): void {
  if (content === undefined) rmSync(path);
  else writeFileSync(path, content);
}
