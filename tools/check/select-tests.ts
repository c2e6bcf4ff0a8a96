import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../site/list-files';
import type { TestRun } from './test-runs';
import { Answers } from '../trace/answers';
import { chooseTests, type Chosen } from '../trace/choose';
import type { Stage } from './stages';

/** The test files of a stage that have to run, of all that it has. */
export interface Selection {
  chosen: readonly Chosen[];
  total: number;
}

/** Selects the test files of a stage whose reads have changed since they passed; undefined for a stage that always runs whole. */
export function selectTests({ tests, environment }: Stage, root: string): Selection | undefined {
  if (tests?.among === undefined) return undefined;
  const files = tests.among.flatMap((place) => testsIn(root, place));
  const answers = new Answers(root, { ...process.env, ...environment });
  return { chosen: chooseTests(root, files, answers), total: files.length };
}

/** The test files in a folder, or the one of this path, below the root of the project. */
function testsIn(root: string, place: string): string[] {
  const found = path.join(root, place);
  if (!existsSync(found)) return [];
  if (statSync(found).isFile()) return [place];
  return listFiles(found)
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.posix.join(place, file));
}

const MOST_REASONS = 3;

/** How many test files run and why: `12 of 402 test files: core/a.ts changed (11), …`. */
export function describeSelection({ chosen, total }: Selection): string {
  const reasons = new Map<string, number>();
  for (const { reason } of chosen) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const counts = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} (${count})`);
  const more = counts.length > MOST_REASONS ? ` and ${counts.length - MOST_REASONS} more reasons` : '';
  return `${chosen.length} of ${total} test files run. ${counts.slice(0, MOST_REASONS).join(' ')}${more}`.trimEnd();
}

/** The test files that failed although the selection leaves them out. */
export function findMissed({ files }: TestRun, { chosen }: Selection): string[] {
  return files
    .filter(({ hasFailed }) => hasFailed)
    .map(({ file }) => path.posix.join('tests', file))
    .filter((failed) => !chosen.some(({ file }) => file === failed));
}
