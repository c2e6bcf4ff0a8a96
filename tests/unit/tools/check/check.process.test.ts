import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkProject, runCheck, stageOf } from '../../../builders/check-project';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { readVitest } from '../../../../tools/check/test-runs';
import { Answers } from '../../../../tools/trace/answers';
import { makeRecord } from '../../../../tools/trace/record';
import { sharedKey, writeRecord } from '../../../../tools/trace/store';

const SCRIPTS = {
  good: 'echo all is well',
  bad: 'echo ::error file=a.ts::It is wrong. && echo more >&2 && exit 3',
  slow: 'sleep 600',
};

test('a failure names every stage that did not run, and prints what failed as it was printed', async () => {
  const stages = ['good', 'bad', 'later', 'last'].map((id) => stageOf(id, { cores: 'all' }));
  const { exitCode, printed, outcomes } = await runCheck(checkProject(SCRIPTS), stages);
  expect(exitCode).toBe(1);
  expect(outcomes).toEqual({ good: 'passed', bad: 'failed', later: 'not run', last: 'not run' });
  expect(printed).toMatch(/^::error file=a\.ts::It is wrong\.\nmore$/m);
  expect(printed).toContain('bad failed: all of its output is in test-results/check/bad.log');
});

test('a failure ends what runs next to it, unless the check keeps going', async () => {
  const stages = [stageOf('slow'), stageOf('bad'), stageOf('good')];
  const { outcomes } = await runCheck(checkProject(SCRIPTS), stages);
  expect(outcomes).toEqual({ slow: 'stopped', bad: 'failed', good: 'not run' });
  const going = await runCheck(checkProject(SCRIPTS), stages.slice(1), { keepGoing: true });
  expect(going.outcomes).toEqual({ bad: 'failed', good: 'passed' });
  expect(going.exitCode).toBe(1);
});

test('what needs the stage that failed does not run', async () => {
  const scripts = { ...SCRIPTS, make: 'exit 1' };
  const stages = [
    stageOf('make', { makes: { need: 'build', folder: 'build' } }),
    stageOf('use', { needs: ['build'] }),
    stageOf('good'),
  ];
  const { outcomes, printed } = await runCheck(checkProject(scripts), stages, { keepGoing: true });
  expect(outcomes).toEqual({ make: 'failed', use: 'not run', good: 'passed' });
  expect(printed).toMatch(/^use .*It needs make\.$/m);
});

test('a stage whose need nobody makes fails with what to do', async () => {
  const { exitCode, printed } = await runCheck(checkProject({}), [stageOf('use', { needs: ['build'] })]);
  expect(exitCode).toBe(1);
  expect(printed).toContain('use: failed. There is no build/: run `npm run build`.');
});

const report = (failed: number) =>
  JSON.stringify({
    numPassedTests: 4,
    numFailedTests: failed,
    numPendingTests: 0,
    startTime: 1,
    testResults: [],
  });

test.each([
  {
    given: 'a test that passed only when it was repeated',
    script: 'cp flaky.json report.json',
    want: '1 failed',
  },
  {
    given: 'no report, although one of an earlier run is there',
    script: 'true',
    want: 'It ended with 0, and left no report at report.json.',
  },
  {
    given: 'a kill in the middle',
    script: 'kill -KILL $$',
    want: 'It ended with SIGKILL, and left no report at report.json.',
  },
])('$given fails a stage, although no test failed', async ({ script, want }) => {
  const root = checkProject({ tests: script }, { 'flaky.json': report(1), 'report.json': report(0) });
  const { exitCode, printed } = await runCheck(root, [
    stageOf('tests', {
      tests: { file: 'report.json', read: () => readVitest(path.join(root, 'report.json')) },
    }),
  ]);
  expect(exitCode).toBe(1);
  expect(printed).toContain(want);
});

test('what tests counted is summed up on a line that programs read', async () => {
  const root = checkProject({ tests: 'cp good.json report.json' }, { 'good.json': report(0) });
  const tests = { file: 'report.json', read: readVitest };
  const { exitCode, printed } = await runCheck(root, [stageOf('tests', { tests })]);
  expect(exitCode).toBe(0);
  expect(printed).toMatch(/^4 passed, 0 failed, 0 skipped$/m);
});

test('only what changed since it passed runs again', async () => {
  const root = checkProject(SCRIPTS, { input: '1', other: '1' });
  const stages = [stageOf('good'), stageOf('bad', { inputs: ['other'] })];
  const again = async (env = {}) =>
    (await runCheck(root, stages, { changed: true, keepGoing: true, env })).outcomes.good;
  expect(await again()).toBe('passed');
  expect(await again()).toBe('unchanged');
  writeFileSync(path.join(root, 'other'), '2');
  expect(await again()).toBe('unchanged');
  writeFileSync(path.join(root, 'input'), '2');
  expect(await again()).toBe('passed');
  expect(await again({ CI: 'true' })).toBe('passed');
  writeFileSync(path.join(root, 'node_modules/.cache/check/all-good.json'), '{"inputs"');
  expect(await again()).toBe('passed');
});

test('a stage that failed runs again, and so does one whose inputs changed while it ran', async () => {
  const root = checkProject({ bad: 'exit 1', moving: 'echo 3 >> input' }, { input: '1' });
  const stages = [stageOf('bad', { inputs: [] }), stageOf('moving')];
  const run = () => runCheck(root, stages, { changed: true, keepGoing: true });
  expect((await run()).outcomes).toEqual({ bad: 'failed', moving: 'passed' });
  writeFileSync(path.join(root, 'input'), '1');
  expect((await run()).outcomes).toEqual({ bad: 'failed', moving: 'passed' });
});

test('a stage runs again when what it made is not there as it was', async () => {
  const root = checkProject(
    { make: 'mkdir -p build && echo 1 > build/index.html' },
    { '.gitignore': '/build/\nnode_modules\n', input: '1' },
  );
  const stages = [stageOf('make', { makes: { need: 'build', folder: 'build' } })];
  const run = async () => (await runCheck(root, stages, { changed: true })).outcomes.make;
  expect(await run()).toBe('passed');
  expect(await run()).toBe('unchanged');
  writeFileSync(path.join(root, 'build/index.html'), '2');
  expect(await run()).toBe('passed');
});

/** Writes records of tests that read nothing but themselves. */
function record(root: string, files: readonly string[]): void {
  const answers = new Answers(root, {});
  for (const file of files) {
    const seen = { notes: [], modules: [file], since: Infinity };
    writeRecord(root, file, makeRecord(sharedKey(answers), seen, answers, root));
  }
}

test('only test files whose reads changed run again, and those of a run that failed outside of its tests', async () => {
  const root = checkProject(
    { tests: 'cp good.json report.json && echo ran', fails: 'cp good.json report.json && exit 1' },
    { 'good.json': report(0), 'tests/a.test.ts': '', 'tests/b.test.ts': '', input: '1' },
  );
  record(root, ['tests/a.test.ts', 'tests/b.test.ts']);
  const tests = {
    file: 'report.json',
    read: () => readVitest(path.join(root, 'report.json')),
    among: ['tests'],
  };
  const run = (id: string) => runCheck(root, [stageOf(id, { tests })], { changed: true });
  expect((await run('tests')).outcomes.tests).toBe('unchanged');
  writeFileSync(path.join(root, 'tests/b.test.ts'), 'changed');
  const { printed } = await run('tests');
  expect(printed).toContain('tests: started, 1 of 2 test files run. tests/b.test.ts changed. (1)');
  expect(printed).toMatch(/^ran tests\/b\.test\.ts$/m);
  await run('fails');
  writeFileSync(path.join(root, 'input'), '2');
  expect((await run('tests')).printed).toContain('1 of 2 test files run. It has not passed yet. (1)');
});

test('a judge runs every test, and names those that failed although nothing that they read changed', async () => {
  const root = checkProject({ tests: 'cp bad.json report.json && echo ran' }, { 'tests/a.test.ts': '' });
  const failed = { name: path.resolve('tests/a.test.ts'), status: 'failed', startTime: 1, endTime: 2 };
  writeFileSync(
    path.join(root, 'bad.json'),
    JSON.stringify({ ...JSON.parse(report(1)), testResults: [failed] }),
  );
  const tests = {
    file: 'report.json',
    read: () => readVitest(path.join(root, 'report.json')),
    among: ['tests'],
  };
  const judge = async () =>
    (await runCheck(root, [stageOf('tests', { tests })], { judges: true, env: { CI: 'true' } })).printed;
  const missed = 'tests/a.test.ts failed, although nothing in its record changed';
  expect(await judge()).not.toContain(missed);
  record(root, ['tests/a.test.ts']);
  const printed = await judge();
  expect(printed).toContain(missed);
  expect(printed).toMatch(/^ran$/m);
});

test('the summary of a workflow and the report for other hosts name every stage', async () => {
  const folder = temporaryFolder({ 'summary.md': '' });
  const summary = path.join(folder, 'summary.md');
  let junit = '';
  await runCheck(
    checkProject(SCRIPTS),
    [stageOf('good'), stageOf('bad'), stageOf('later')].map((stage) => ({ ...stage, cores: 'all' as const })),
    {
      env: { GITHUB_STEP_SUMMARY: summary },
      writeJunit: (written) => (junit = written),
    },
  );
  expect(readFileSync(summary, 'utf8').replaceAll(/\d+ s/g, '# s')).toMatchInlineSnapshot(`
    "| stage | result | time | tests |
    | --- | --- | --- | --- |
    | good | passed | # s |  |
    | **bad** | **failed** | **# s** |  |
    | later | not run |  |  |
    "
  `);
  expect(junit.replaceAll(/\d+\.\d+/g, '#')).toMatchInlineSnapshot(`
    "<?xml version="#" encoding="UTF-8"?>
    <testsuite name="check" tests="3" failures="1" skipped="1">
      <testcase classname="all" name="good" time="#"></testcase>
      <testcase classname="all" name="bad" time="#"><failure message="It failed.">::error file=a.ts::It is wrong.
    more
    </failure></testcase>
      <testcase classname="all" name="later" time="#"><skipped message="It did not start."/></testcase>
    </testsuite>
    "
  `);
});

test('a log of GitHub Actions folds what passed, and never what failed', async () => {
  const stages = [stageOf('good', { cores: 'all' }), stageOf('bad')];
  const { printed } = await runCheck(checkProject(SCRIPTS), stages, { env: { GITHUB_ACTIONS: 'true' } });
  expect(printed).toMatch(/^::group::good: passed.*\nall is well\n::endgroup::$/m);
  expect(printed).not.toContain('::group::bad');
});

test('a terminal shows one line for each running stage, and the output only of what failed', async () => {
  let printed = '';
  const output = { isTTY: true, write: (text: string) => (printed += text) };
  await runCheck(checkProject(SCRIPTS), [stageOf('good', { cores: 'all' }), stageOf('bad')], { output });
  expect(printed).toContain('… good: 0 s of about 1 s\n');
  expect(printed).toMatch(/✓ good: passed/);
  expect(printed).not.toContain('all is well');
  expect(printed).toContain('It is wrong.');
});
