import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ProjectCopy } from '../../changes/project-copy';
import { type Held, readHeld } from '../../../authoring/claims/basis/read-held';
import { NEGATIONS } from '.';
import type { Negation } from './negation';
import { plant, restore } from './plant';
import { type Result, TestRunner } from './test-runner';
import { titlePattern } from './title-pattern';

const only = process.env.NEGATIONS?.split(',');
const areas = Object.entries(NEGATIONS).filter(([area]) => only === undefined || only.includes(area));
const held = readHeld();
const declaring = (id: string): Held[] => held.filter((one) => one.id === id);

const copy = new ProjectCopy();
const runner = new TestRunner(copy.folder);
afterAll(() => {
  runner.stop();
  copy.remove();
});

const run = (declarations: readonly Held[], changed: readonly string[] = []): Promise<Result[]> =>
  runner.run({
    files: [...new Set(declarations.map(({ file }) => path.join('tests', file)))],
    title: declarations.map(({ title }) => titlePattern(title)).join('|'),
    changed,
  });

/** Whether it is the result of the test that declares an id, or of one in its group. */
function isOf({ file, titles }: Result, declared: Held): boolean {
  const pattern = new RegExp(`^${titlePattern(declared.title)}$`);
  return file === path.join('tests', declared.file) && titles.some((title) => pattern.test(title));
}

/** Plants a negation for the time of a run of the tests that declare its id. */
async function runWith(row: Negation): Promise<Result[]> {
  const before = plant(copy, row);
  const changed = [...before.keys()].map((file) => path.join(copy.folder, file));
  try {
    return await run(declaring(row.id), changed);
  } finally {
    restore(copy, before);
    runner.forget(changed);
  }
}

test('the tests that declare the ids are green', async () => {
  const declarations = areas.flatMap(([, rows]) => rows.flatMap(({ id }) => declaring(id)));
  const results = await run(declarations);
  expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(declarations.filter((declared) => !results.some((result) => isOf(result, declared)))).toEqual([]);
});

describe.each(areas)('%s', (_area, rows) => {
  test.each(rows)('$id is red: $file: $edit.title', async (row) => {
    const results = await runWith(row);
    const red = results.filter(({ failure }) => failure !== undefined);
    const declarations = declaring(row.id);
    expect(
      red.filter((result) => declarations.some((declared) => isOf(result, declared))),
      `no test that declares ${row.id} noticed: ${JSON.stringify(red)}`,
    ).not.toEqual([]);
  });
});
