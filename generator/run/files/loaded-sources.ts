import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder that contains `package.json`. */
export const PACKAGE_ROOT = path.resolve(__dirname, '../../..');

/** The folder of the compiled program that runs, whose name changes with the sources; undefined where single modules run. */
export const PROGRAM = path.dirname(__filename) === __dirname ? undefined : path.dirname(__filename);

/**
 * Returns the absolute paths of our source files that this process has loaded, sorted. Reads them from the module graph, so that a
 * file counts as soon as it is imported, whatever folder it is in. A compiled program loads none.
 */
export function loadedSources(): string[] {
  if (PROGRAM !== undefined) return [];
  const { cache } = createRequire(__filename);
  return Object.keys(cache).filter(isOurs).sort();
}

function isOurs(file: string): boolean {
  const [top = ''] = path.relative(PACKAGE_ROOT, file).split(path.sep);
  return top !== '..' && top !== 'node_modules';
}
