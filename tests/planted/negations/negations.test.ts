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

/** Files that tests import, and so see as a variant has them. */
const IMPORTED = /\.(tsx?|json)$/;

/** A row whose files are made. */
interface Planted {
  id: string;
  variant: string;
  files: Files;
}

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
const isNoticed = (id: string, results: readonly Result[]): boolean =>
  redOf(results).some((result) => declaring(id).some((declared) => isOf(result, declared)));

/** Files of the project as a row makes them, by their paths: the one that it changes, and what is generated from that. */
type Files = ReadonlyMap<string, string>;

async function makeFiles(row: Negation): Promise<Files> {
  const { changed, takeBack } = await plant(copy, row, programs);
  const names = changed.map((file) => path.relative(copy.folder, file));
  const files = new Map(names.map((name) => [name, copy.read(name)]));
  takeBack();
  return files;
}

/** Runs the tests that declare an id with these files on the disk. */
async function runOnDisk(id: string, files: Files): Promise<Result[]> {
  const takeBack = copy.make([...files].map(([file, content]) => ({ file, edit: () => content })));
  const changed = [...files.keys()].map((file) => path.join(copy.folder, file));
  try {
    return await runner.run(testsOf([id]), changed);
  } finally {
    takeBack();
    runner.forget(changed);
  }
}

/**
 * Runs the tests of an area's rows at once, each with a variant that has its negation. The variants are named by the rows' numbers;
 * a row has none if tests do not import its files.
 */
function runVariants(area: string, rows: readonly Planted[]): Promise<Result[]> {
  const tests = rows.flatMap(({ id, variant, files }) => {
    const imported = [...files].filter(([file]) => IMPORTED.test(file));
    for (const [file, content] of imported) {
      copy.write(path.join(VARIANTS, controlOf(area), file), copy.read(file));
      copy.write(path.join(VARIANTS, variant, file), content);
    }
    return imported.length > 0 ? testsOf([id], variant) : [];
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
  const planted: Planted[] = [];
  let results: Result[];
  const resultsIn = (variant: string) => results.filter((result) => result.variant === variant);

  beforeAll(async () => {
    for (const [index, row] of rows.entries())
      planted.push({ id: row.id, variant: `${area}.${index}`, files: await makeFiles(row) });
    results = await runVariants(area, planted);
  });

  test('is green with a variant that changes nothing', () => {
    const control = resultsIn(controlOf(area));
    expect(redOf(control)).toEqual([]);
    expect(control.length).toBeGreaterThan(0);
  });

  test.each(rows.map((row, index) => ({ ...row, index })))(
    '$id is red: $file: $edit.title',
    async ({ id, index }) => {
      const { variant, files } = planted[index]!;
      if (isNoticed(id, resultsIn(variant))) return;
      // Programs that a test starts, and files that it reads itself, are those on the disk.
      const onDisk = await runOnDisk(id, files);
      expect(
        isNoticed(id, onDisk),
        `no test that declares ${id} noticed: ${JSON.stringify(redOf(onDisk))}`,
      ).toBe(true);
    },
  );
});
