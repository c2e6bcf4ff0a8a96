import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommandRunner } from '../../changes/command-runner';
import { ProjectCopy } from '../../changes/project-copy';
import { type Held, readHeld } from '../../../authoring/claims/basis/read-held';
import { NEGATIONS } from '.';
import type { Negation } from './negation';
import { VARIANTS } from './variants.cjs';
import { plant } from './plant';
import { type Result, type Tests, TestRunner } from './test-runner';
import { titlePattern } from './title-pattern';

const only = process.env.NEGATIONS?.split(',');
const areas = Object.entries(NEGATIONS).filter(([area]) => only === undefined || only.includes(area));
const held = readHeld();
const declaring = (id: string): Held[] => held.filter((one) => one.id === id);

/** The variant that replaces the modules of an area's rows with the same: the tests have to be green. */
const controlOf = (area: string) => `${area}.control`;

const copy = new ProjectCopy();
const programs = new CommandRunner(copy.folder);
const runner = new TestRunner(copy.folder);
afterAll(() => {
  programs.stop();
  runner.stop();
  copy.remove();
});

/** The tests that declare ids. */
function testsOf(ids: readonly string[], variant?: string): Tests[] {
  const declarations = new Set(ids.flatMap(declaring));
  const files = new Set([...declarations].map(({ file }) => file));
  return [...files].map((file) => {
    const titles = [...declarations]
      .filter((one) => one.file === file)
      .map(({ title }) => titlePattern(title));
    return { file: path.join('tests', file), title: titles.join('|'), variant };
  });
}

/** Whether it is the result of the test that declares an id, or of one in its group. */
function isOf({ file, titles }: Result, declared: Held): boolean {
  const pattern = new RegExp(`^${titlePattern(declared.title)}$`);
  return file === path.join('tests', declared.file) && titles.some((title) => pattern.test(title));
}

const redOf = (results: readonly Result[]): Result[] =>
  results.filter(({ failure }) => failure !== undefined);

/** Whether a test that declares the id of a negation is red. */
const isNoticed = ({ id }: Negation, results: readonly Result[]): boolean =>
  redOf(results).some((result) => declaring(id).some((declared) => isOf(result, declared)));

/** Plants a negation on the disk for the time of a run of the tests that declare its id. */
async function runWith(row: Negation): Promise<Result[]> {
  const { changed, takeBack } = await plant(copy, row, programs);
  try {
    return await runner.run(testsOf([row.id]), changed);
  } finally {
    takeBack();
    runner.forget(changed);
  }
}

/**
 * Runs the tests of an area's rows at once, each with a variant that has its negation. The variants are named by the rows' numbers;
 * a row has none if tests do not import its file.
 */
function runVariants(area: string, rows: readonly Negation[]): Promise<Result[]> {
  const put = (variant: string, file: string, content: string) =>
    copy.write(path.join(VARIANTS, variant, file), content);
  const tests = rows.flatMap(({ id, file, edit }, index) => {
    if (!/\.tsx?$/.test(file)) return [];
    put(controlOf(area), file, copy.read(file));
    put(`${area}.${index}`, file, edit.apply(copy.read(file), file));
    return testsOf([id], `${area}.${index}`);
  });
  const ids = rows.map(({ id }) => id);
  return runner.run([...tests, ...testsOf(ids, controlOf(area))]);
}

test('the tests that declare the ids are green', async () => {
  const ids = areas.flatMap(([, rows]) => rows.map(({ id }) => id));
  const results = await runner.run(testsOf(ids));
  expect(redOf(results)).toEqual([]);
  const missing = ids
    .flatMap(declaring)
    .filter((declared) => !results.some((result) => isOf(result, declared)));
  expect(missing).toEqual([]);
});

describe.each(areas)('%s', (area, rows) => {
  let results: Result[];
  const resultsIn = (variant: string) => results.filter((result) => result.variant === variant);

  beforeAll(async () => {
    results = await runVariants(area, rows);
  });

  test('is green with a variant that changes nothing', () => {
    const control = resultsIn(controlOf(area));
    expect(redOf(control)).toEqual([]);
    expect(control.length).toBeGreaterThan(0);
  });

  test.each(rows.map((row, index) => ({ ...row, variant: `${area}.${index}` })))(
    '$id is red: $file: $edit.title',
    async ({ variant, ...row }) => {
      if (isNoticed(row, resultsIn(variant))) return;
      // Programs that a test starts, and files that it reads itself, are those on the disk.
      const onDisk = await runWith(row);
      expect(
        isNoticed(row, onDisk),
        `no test that declares ${row.id} noticed: ${JSON.stringify(redOf(onDisk))}`,
      ).toBe(true);
    },
  );
});
