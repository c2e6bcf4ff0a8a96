import { join } from 'node:path';
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
