import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './generated-file';
import { OutputError } from './output-error';

/** Throws when two files have one path, also on a disk that ignores case, or when a path leaves the output folder. */
export function checkPaths(files: readonly GeneratedFile[]): void {
  const taken = new Map<string, string>();
  for (const file of files) {
    if (!isInside(file.path))
      throw new Error(`The generated file \`${file.path}\` would leave the output folder.`);
    const key = file.path.toLowerCase();
    const other = taken.get(key);
    if (other !== undefined)
      throw new Error(`Two generated files have one path: \`${other}\` and \`${file.path}\`.`);
    taken.set(key, file.path);
  }
}

/** Whether a path is relative, plain and stays where it starts. */
export function isInside(file: string): boolean {
  const parts = file.split('/');
  return !/[\\\0:]/.test(file) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Throws when something on the way to a file, or in its place, is a link or of another kind than the file needs. */
export function checkWay(out: string, file: string): void {
  const parts = file.split('/');
  parts.forEach((_, index) => {
    const place = path.join(out, ...parts.slice(0, index + 1));
    const stats = lstatSync(place, { throwIfNoEntry: false });
    const isLast = index === parts.length - 1;
    if (stats && !(isLast ? stats.isFile() : stats.isDirectory())) {
      const kind = isLast ? 'file' : 'folder';
      throw new OutputError(
        `\`${place}\` is not a plain ${kind}: move it away, a generated ${kind} belongs there.`,
      );
    }
  });
}
