import { describe, expect, test } from 'vitest';
import { scripts } from '../../../../package.json';
import config from '../../../../vitest.config.mjs';
import { chooseStages } from '../../../../tools/check/choose-stages';
import { nextStage } from '../../../../tools/check/next-stage';
import { DEEP, GATE } from '../../../../tools/check/stages';
import { stageOf } from '../../../builders/check-project';

describe.each([
  ['every change', GATE],
  ['the deep check', DEEP],
])('the stages of %s', (_, stages) => {
  test('run scripts that exist, and have ids that differ', () => {
    expect(stages.filter(({ command: [script = ''] }) => !(script in scripts))).toEqual([]);
    expect(new Set(stages.map(({ id }) => id)).size).toBe(stages.length);
  });

  test('start after the stage that makes the build they need', () => {
    const maker = stages.findIndex(({ makes }) => makes?.need === 'build');
    const first = stages.findIndex(({ needs }) => needs.includes('build'));
    expect(first).toBeGreaterThan(maker);
  });
});

test('every script of tests and lint belongs to a stage', () => {
  const run = [...GATE, ...DEEP].map(({ command }) => command[0]);
  const checks = Object.keys(scripts).filter((name) => /^(test:|lint|.*:check$|typecheck)/.test(name));
  expect(checks.filter((name) => !run.includes(name) && !PARTS.includes(name))).toEqual([]);
});

/** Scripts that run a part of `test:sources`. */
const PARTS = ['test:unit', 'test:simulator', 'test:agents', 'test:docs', 'test:search'];

interface Project {
  test: { name: string; include: string[] };
}

test.each(
  GATE.flatMap(({ id, tests }) =>
    tests?.among && id !== 'test:browser' ? [{ id, among: tests.among }] : [],
  ),
)('$id chooses among the tests of its projects', ({ id, among }) => {
  const names = scripts[id as keyof typeof scripts]
    .split(' ')
    .filter((_, index, words) => words[index - 1] === '--project');
  const projects = (config as { test: { projects: Project[] } }).test.projects;
  const included = projects.flatMap(({ test: { name, include } }) => (names.includes(name) ? include : []));
  expect(included).toHaveLength(names.length);
  const places = included.map((glob) => glob.replace(/\/\*\*.*$/, ''));
  expect(new Set(among)).toEqual(new Set(places));
});

describe('the next stage', () => {
  const [one, other, big] = [stageOf('one'), stageOf('other'), stageOf('big', { cores: 'all' })];
  const make = stageOf('make', { makes: { need: 'build', folder: 'build' } });
  const use = stageOf('use', { needs: ['build'] });
  test.each([
    { given: 'a free core', waiting: [other], running: [one], want: 'other' },
    { given: 'no free core', waiting: [one], running: [other, make], want: undefined },
    { given: 'one core for a stage that uses all', waiting: [big, one], running: [other], want: undefined },
    { given: 'a build in progress', waiting: [use], running: [make], want: undefined },
    { given: 'nothing that waits', waiting: [], running: [], want: undefined },
  ])('with $given: $want', ({ waiting, running, want }) => {
    expect(nextStage({ waiting, running, ended: [] }, 2)?.id).toBe(want);
  });

  test('runs next to as many others as there are cores', () => {
    const third = stageOf('third');
    const progress = { waiting: [third], running: [one, other], ended: [] };
    expect([nextStage(progress, 2)?.id, nextStage(progress, 8)?.id]).toEqual([undefined, 'third']);
  });

  test('needs a build that passed or did not change', () => {
    const after = (outcome: 'passed' | 'unchanged' | 'failed') =>
      nextStage({ waiting: [use], running: [], ended: [{ stage: make, outcome, seconds: 1 }] }, 2)?.id;
    expect([after('passed'), after('unchanged'), after('failed')]).toEqual(['use', 'use', undefined]);
  });
});

test.each([
  { choice: { from: 'test:contract' }, want: ['test:contract', 'test:browser'] },
  { choice: { only: 'build, static' }, want: [...idsOf('static'), 'build'] },
  { choice: {}, want: GATE.map(({ id }) => id) },
])('$choice chooses $want', ({ choice, want }) => {
  expect(chooseStages(GATE, choice).map(({ id }) => id)).toEqual(want);
});

test.each([
  { choice: { only: 'tset:browser' }, want: 'There is no stage `tset:browser`. Did you mean test:browser?' },
  { choice: { from: 'site' }, want: 'There is no stage `site`.' },
  { choice: { from: 'build', only: 'lint' }, want: '`--from` and `--only` exclude each other' },
])('$choice is refused', ({ choice, want }) => {
  expect(() => chooseStages(GATE, choice)).toThrow(want);
});

function idsOf(wanted: string): string[] {
  return GATE.filter(({ group }) => group === wanted).map(({ id }) => id);
}
