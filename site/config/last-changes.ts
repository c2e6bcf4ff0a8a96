import { join, resolve } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { git } from './git';

/**
 * Reads the day of the last commit of each file in a folder, such as `2026-11-24`, by absolute path. It is empty without git, in a
 * folder that git does not track, and in a copy with only the last commits, whose oldest one looks like the change of every file.
 */
export function readLastChanges(folder: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  if (git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') return days;
  const log = git(folder, ['log', '--format=%x00%cs', '--name-only', '--relative', '-z', '--', '.']) ?? '';
  // A commit is its day after an empty record, then its files; the newest commit comes first.
  let day = '';
  for (const record of log.split('\0')) {
    const line = record.trim();
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (line !== '' && !days.has(join(folder, line))) days.set(join(folder, line), day);
  }
  return days;
}

/**
 * Tells Docusaurus, which asks only for the sitemap, the day of the last change of a page: of its file, or of the data next to it.
 * @param days of the files of all pages, by absolute path.
 */
export function tellLastChanges(siteFolder: string, days: ReadonlyMap<string, string>): VcsConfig {
  const find = (path: string) => {
    const file = resolve(siteFolder, path);
    const [last] = [file, file.replace(/\.mdx?$/, '.json')]
      .flatMap((part) => days.get(part) ?? [])
      .toSorted()
      .toReversed();
    return Promise.resolve(last === undefined ? null : { timestamp: Date.parse(last), author: '' });
  };
  return { initialize: () => {}, getFileCreationInfo: find, getFileLastUpdateInfo: find };
}
