import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of `package.json`. */
export const PACKAGE_ROOT = path.resolve(__dirname, '../..');

/**
 * The sources of ours that this process has loaded, as absolute paths, sorted: the module graph itself, so that a
 * file counts from the moment it is imported, whatever folder it lies in.
 */
export function loadedSources(): string[] {
  const { cache } = createRequire(__filename);
  return Object.keys(cache).filter(isOurs).sort();
}

function isOurs(file: string): boolean {
  const [top = ''] = path.relative(PACKAGE_ROOT, file).split(path.sep);
  return top !== '..' && top !== 'node_modules';
}
