import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from './generated-file';
import { OutputError } from './output-error';

/** Throws if two files have the same path (ignoring case, as some disks do) or if a path leaves the output folder. */
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

/** Whether a path is relative, normalized, and stays inside its base folder. */
export function isInside(file: string): boolean {
  const parts = file.split('/');
  return !/[\\\0:]/.test(file) && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Throws if the path of a file, or one of its parent folders, is taken by a link or by an entry of the wrong kind. */
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
