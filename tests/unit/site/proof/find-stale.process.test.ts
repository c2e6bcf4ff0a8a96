import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '#core/contracts/report';
import { MOST_COMMITS, MOST_DAYS } from '#core/report/age';
import reportText from '../../../../generated/report/report.json';
import { findStale } from '../../../../site/proof/find-stale';
import { temporaryFolder } from '../../../builders/temporary-folder';

const DAY_MS = 86_400_000;
const report: Report = reportText;

/** The report as if all of its blocks had been counted in one run. */
function counted(on: string, revision: string): Report {
  const measured = { on, revision, node: 'v20.19.0', seconds: 1 };
  return Object.fromEntries(
    Object.entries(report).map(([name, block]) => [name, { ...block, measured }]),
  ) as unknown as Report;
}

/** Adds commits of this day to the repository of a folder, and returns its first one. */
function commit(folder: string, day: string, count: number): string {
  const git = (args: string[], input = '') =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', input }).trim();
  const hasCommits = existsSync(path.join(folder, '.git'));
  if (!hasCommits) git(['init', '-q', '-b', 'main']);
  const who = `committer a <a@b.example> ${Date.parse(day) / 1000} +0000`;
  const stream = Array.from({ length: count }, (_, made) =>
    [
      'commit refs/heads/main',
      who,
      'data 0',
      ...(made === 0 && hasCommits ? ['from refs/heads/main^0'] : []),
      '',
    ].join('\n'),
  );
  git(['fast-import', '--quiet'], stream.join('\n'));
  return git(['rev-list', '--max-parents=0', 'HEAD']).slice(0, 8);
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

test('a report is stale after so many commits, and not before', () => {
  const today = '2026-03-20';
  const fresh = temporaryFolder();
  const first = commit(fresh, today, MOST_COMMITS + 1);
  expect(findStale(counted(today, first), fresh)).toEqual([]);
  commit(fresh, today, 1);
  expect(findStale(counted(today, `${first} with local changes`), fresh)).toEqual(Object.keys(report));
});

test('a report is stale after so many days, and not before', () => {
  const today = '2026-03-20';
  const folder = temporaryFolder();
  commit(folder, today, 1);
  expect(findStale(counted(dayBefore(today, MOST_DAYS), 'unknown'), folder)).toEqual([]);
  expect(findStale(counted(dayBefore(today, MOST_DAYS + 1), 'unknown'), folder)).toEqual(Object.keys(report));
});

test('outside a repository, the day of the build decides', () => {
  const folder = temporaryFolder();
  const today = new Date().toISOString().slice(0, 10);
  expect(findStale(counted(today, 'abcdef12'), folder)).toEqual([]);
  expect(findStale(counted(dayBefore(today, 400), 'abcdef12'), folder)).toEqual(Object.keys(report));
});
