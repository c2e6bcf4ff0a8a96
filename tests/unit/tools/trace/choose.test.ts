import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../builders/temporary-folder';
import { describeSelection } from '../../../../tools/check/select-tests';
import { Answers } from '../../../../tools/trace/answers';
import { chooseTests } from '../../../../tools/trace/choose';
import { makeRecord } from '../../../../tools/trace/record';
import { forgetRecord, readRecord, sharedKey, writeRecord } from '../../../../tools/trace/store';

/** A project in which the test `a` has read `core/a.ts`, and `b` has read `core/b.ts`. */
function recordedProject(): string {
  const root = temporaryFolder({
    'core/a.ts': '',
    'core/b.ts': '',
    'package-lock.json': '{}',
    'tools/trace/record.ts': '',
  });
  const answers = new Answers(root, {});
  for (const name of ['a', 'b']) {
    const seen = { notes: [], modules: [`core/${name}.ts`], since: Date.now() + 1e9 };
    writeRecord(root, `tests/${name}.test.ts`, makeRecord(sharedKey(answers), seen, answers, root));
  }
  return root;
}

const TESTS = ['tests/a.test.ts', 'tests/b.test.ts'];
const choose = (root: string) => chooseTests(root, TESTS, new Answers(root, {}));

test('nothing is chosen when nothing has changed', () => {
  expect(choose(recordedProject())).toEqual([]);
});

test('a change chooses the tests that read it', () => {
  const root = recordedProject();
  writeFiles(root, { 'core/b.ts': 'changed' });
  expect(choose(root)).toEqual([{ file: 'tests/b.test.ts', reason: 'core/b.ts changed.' }]);
  rmSync(path.join(root, 'core/b.ts'));
  expect(choose(root)).toEqual([{ file: 'tests/b.test.ts', reason: 'core/b.ts is gone.' }]);
});

test.each(['package-lock.json', 'vitest.config.mts', 'playwright.config.ts', 'tools/trace/record.ts'])(
  'a change of %s chooses every test',
  (name) => {
    const root = recordedProject();
    writeFiles(root, { [name]: 'changed' });
    expect(choose(root).map(({ file }) => file)).toEqual(TESTS);
  },
);

test('a test without a record is chosen', () => {
  const root = recordedProject();
  forgetRecord(root, 'tests/a.test.ts');
  expect(choose(root)).toEqual([{ file: 'tests/a.test.ts', reason: 'It has not passed yet.' }]);
});

test('a record that was cut off does not count', () => {
  const root = recordedProject();
  writeFiles(root, { '.cache/trace/tests+a.test.ts.json': '{"key":' });
  expect(readRecord(root, 'tests/a.test.ts')).toBeUndefined();
});

test('a selection says how many run, and the reasons that most of them have', () => {
  const reasons = ['One.', 'Two.', 'Two.', 'Three.', 'Four.'];
  const chosen = reasons.map((reason, index) => ({ file: `tests/${index}.test.ts`, reason }));
  expect(describeSelection({ chosen, total: 9 })).toBe(
    '5 of 9 test files run. Two. (2) One. (1) Three. (1) and 1 more reasons',
  );
});
