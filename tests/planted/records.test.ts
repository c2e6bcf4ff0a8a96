import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ProjectCopy } from '../changes/project-copy';
import { readHeld } from '../../authoring/claims/basis/read-held';
import { Answers } from '../../tools/trace/answers';
import { findReason } from '../../tools/trace/choose';
import { traceEnvironment } from '../../tools/trace/environment';
import { readRecord, sharedKey } from '../../tools/trace/store';
import { FAULTS } from './faults';
import { NEGATIONS } from './negations';
import type { Operator } from './operators/operator';

/** Rooms whose edits have to select the tests that turn red. */
const ROOMS = ['core', 'generator', 'search', 'simulator', 'site'];

/** A change of code, and the test files that have to notice it: that they do is tested where it is planted. */
interface Row {
  file: string;
  edit: Operator;
  tests: readonly string[];
}

const held = readHeld();
const filesOf = (id: string) =>
  held.filter((one) => one.id === id).map(({ file }) => path.posix.join('tests', file));
const rows: Row[] = [
  ...FAULTS.flatMap(({ within, ...fault }) => (within === undefined ? [] : [{ ...fault, tests: [within] }])),
  ...Object.values(NEGATIONS)
    .flat()
    .map(({ id, ...row }) => ({ ...row, tests: filesOf(id) })),
].filter(({ file }) => ROOMS.includes(file.split('/')[0] ?? ''));
const tests = [...new Set(rows.flatMap((row) => row.tests))];

const PROJECTS = ['unit', 'process', 'simulator', 'search', 'docs', 'contract'];

const copy = new ProjectCopy();
afterAll(() => copy.remove());

test('every planted change of code selects a test that has to be red', async () => {
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  const { printed } = copy.run(
    [['vitest', 'run', ...projects, ...tests]],
    traceEnvironment(copy.folder, process.env),
  );
  const missed: string[] = [];
  for (const row of rows) if (!(await isSelected(row))) missed.push(`${row.file}: ${row.edit.title}`);
  expect(missed, printed).toEqual([]);
  expect(new Set(rows.map(({ file }) => file.split('/')[0]))).toEqual(new Set(ROOMS));
});

/** Whether the change alone is a reason to run one of its tests. */
async function isSelected({ file, edit, tests: declaring }: Row): Promise<boolean> {
  const root = copy.folder;
  const records = declaring.flatMap((name) => readRecord(root, name) ?? []);
  const reasons = () => {
    const answers = new Answers(root, process.env);
    const key = sharedKey(answers);
    return records.map((record) => findReason({ ...record, key, always: undefined }, key, answers));
  };
  const unchanged = reasons();
  const changed = await copy.with([{ file, edit: (content) => edit.apply(content, file) }], reasons);
  return changed.some((reason, index) => reason !== undefined && unchanged[index] === undefined);
}
