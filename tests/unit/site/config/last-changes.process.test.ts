import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLastChanges } from '../../../../site/config/last-changes';
import { temporaryFolder } from '../../../builders/temporary-folder';

test('the last change of a page is the day of its last commit, in whatever folder of the repository it is', () => {
  const folder = createRepository();
  expect(Object.fromEntries(readLastChanges(join(folder, 'docs')))).toEqual({
    [join(folder, 'docs/a.mdx')]: '2026-03-01',
    [join(folder, 'docs/guides/b c.mdx')]: '2026-01-31',
  });
});

test('without a repository, and in a copy with only the last commits, no page has a last change', () => {
  expect(readLastChanges(temporaryFolder()).size).toBe(0);
  const copy = join(temporaryFolder(), 'copy');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${createRepository()}`, copy]);
  expect(readLastChanges(join(copy, 'docs')).size).toBe(0);
});

/** A repository with two pages, one of which was changed later. */
function createRepository(): string {
  const folder = temporaryFolder({ 'docs/a.mdx': 'A', 'docs/guides/b c.mdx': 'B' });
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  const commit = (day: string) => {
    git(day, 'add', '.');
    git(day, 'commit', '--quiet', '--message', day);
  };
  git('2026-01-31', 'init', '--quiet');
  commit('2026-01-31');
  writeFileSync(join(folder, 'docs/a.mdx'), 'A, changed');
  writeFileSync(join(folder, 'other.txt'), '');
  commit('2026-03-01');
  return folder;
}
