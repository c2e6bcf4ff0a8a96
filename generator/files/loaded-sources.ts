import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder that contains `package.json`. */
export const PACKAGE_ROOT = path.resolve(__dirname, '../..');

/**
 * Returns the absolute paths of our source files that this process has loaded, sorted. Reads them from the module graph, so that a
 * file counts as soon as it is imported, whatever folder it is in.
 */
export function loadedSources(): string[] {
  const { cache } = createRequire(__filename);
  return Object.keys(cache).filter(isOurs).sort();
}

function isOurs(file: string): boolean {
  const [top = ''] = path.relative(PACKAGE_ROOT, file).split(path.sep);
  return top !== '..' && top !== 'node_modules';
}
