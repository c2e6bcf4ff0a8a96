import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REDIRECTS_FILE } from '../../redirects/stub-pages';

/** Returns the path that a page was moved to, if the build says so. Reads the file each time, because the site can be rebuilt. */
export function findMoved(folder: string, pathname: string): string | undefined {
  const file = join(folder, REDIRECTS_FILE);
  if (!existsSync(file)) return undefined;
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  return rules.find(([from]) => from === pathname)?.[1];
}
