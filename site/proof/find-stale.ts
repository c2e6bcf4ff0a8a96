import type { Counted, Report } from '#core/contracts/report';
import { isStale } from '#core/report/age';
import { git } from '../config/git';

/**
 * Names the blocks of a report that are too old for the commit that is built: by its commits since theirs, and by its day.
 * Without Git, in a copy with only the last commits, or for a revision that Git does not know, the day of the build decides.
 * @param folder inside the repository.
 */
export function findStale(report: Report, folder: string): string[] {
  const today = git(folder, ['log', '-1', '--format=%cs'])?.trim() ?? new Date().toISOString().slice(0, 10);
  const blocks = Object.entries<Counted<object>>({ ...report });
  return blocks.flatMap(([name, { measured }]) =>
    isStale(measured, today, commitsSince(measured.revision, folder)) ? name : [],
  );
}

function commitsSince(revision: string, folder: string): number | undefined {
  const [, hash] = /^([\da-f]{7,40})\b/.exec(revision) ?? [];
  const count = hash === undefined ? undefined : git(folder, ['rev-list', '--count', `${hash}..HEAD`]);
  return count === undefined ? undefined : Number(count);
}
