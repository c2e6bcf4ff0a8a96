import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { filesBelow } from '../../../generator/run/files/hash';
import { pathText } from '../../builders/description-text';
import {
  runGenerator,
  runLint,
  spawnGenerator,
  spawnLint,
  startGenerator,
} from '../../builders/run-generator';
import { temporaryFolder, writeFiles } from '../../builders/temporary-folder';

const ping = pathText('get: {operationId: getPing, responses: {"200": {description: Pong.}}}', '/ping');
const broken = ping.replace('get: {', 'get: {description: [nothing], ');

let folder: string;
let args: string[];
beforeEach(() => {
  folder = temporaryFolder({ 'openapi.yaml': ping });
  args = ['--entry', path.join(folder, 'openapi.yaml'), '--out', path.join(folder, 'out')];
});

const contents = () =>
  Object.fromEntries(
    filesBelow(path.join(folder, 'out')).map((name) => [
      name,
      readFileSync(path.join(folder, 'out', name), 'utf8'),
    ]),
  );

/** Few schemas, of which few pages are made, but each leads to the next one only below thirty lists. */
const deepSchemas = Array.from({ length: 40 }, (_, index) => {
  const next = `{$ref: '#/components/schemas/S${(index + 1) % 40}'}`;
  return `    S${index}: {properties: {next: ${'{items: '.repeat(30)}${next}${'}'.repeat(30)}}}\n`;
}).join('');

test('goes on where references lead deeper than the stack of its thread', async () => {
  const ok = '{description: Ok., content: {application/json: {schema: {$ref: "#/components/schemas/S0"}}}}';
  writeFiles(folder, {
    'openapi.yaml': `${ping.replace('{description: Pong.}', ok)}\ncomponents:\n  schemas:\n${deepSchemas}`,
  });
  const linted = await spawnLint(args.slice(0, 2));
  expect({ ...linted, stdout: '' }).toMatchObject({ exitCode: 0 });
  expect(await spawnGenerator(args)).toMatchObject({ exitCode: 0 });
  expect(existsSync(path.join(folder, 'out/pages/objects/s39.mdx'))).toBe(true);
});

describe('ends with 2 and says how it is used', () => {
  test.each([
    { given: ['--nope'], want: 'Unknown flag `--nope`' },
    { given: ['--format', 'xml'], want: '`--format xml` is not known' },
    { given: ['--entry', 'nowhere.yaml'], want: 'The entry document `nowhere.yaml` does not exist' },
  ])('for $given', async ({ given, want }) => {
    const { exitCode, stdout, stderr } = await runGenerator(given);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(want);
    expect(stderr).toContain('Usage: npm run generate -- [--entry');
  });

  test.each([
    { given: ['--entry', 'nowhere.yaml'], want: 'The entry document `nowhere.yaml` does not exist' },
    { given: ['--watch', '--out', 'x'], want: 'Unknown flag `--watch`' },
  ])('for $given of the lint', async ({ given, want }) => {
    const { exitCode, stdout, stderr } = await runLint(given);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(want);
    expect(stderr).toContain('Usage: npm run lint:api -- [--entry');
    expect(stderr).not.toContain('    at ');
  });

  test('for an entry document to watch that does not exist', async () => {
    const { exitCode, stderr } = await runGenerator(['--watch', '--entry', 'nowhere.yaml']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('The entry document `nowhere.yaml` does not exist');
  });

  test('for an output folder that is a file', async () => {
    const { exitCode, stderr } = await runGenerator([...args.slice(0, 3), path.join(folder, 'openapi.yaml')]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('is a file: write the path of a folder after `--out`.');
    expect(readFileSync(path.join(folder, 'openapi.yaml'), 'utf8')).toBe(ping);
  });
});

test.each([
  { what: 'goes through a file', out: () => path.join(folder, 'openapi.yaml/sub') },
  { what: 'has too long a name', out: () => path.join(folder, 'n'.repeat(300)) },
])('ends with 2 and one sentence for an output folder that $what', async ({ out }) => {
  const { exitCode, stderr } = await runGenerator([...args.slice(0, 3), out()]);
  expect(exitCode).toBe(2);
  expect(stderr.trim().split('\n').at(-1)).toMatch(
    /^`\S+` .+: write .+\. The earlier output is as it was\.$/,
  );
});

test('one output folder takes one description after another', async () => {
  await runGenerator(args);
  writeFiles(folder, { 'openapi.yaml': ping.replace('getPing', `get${'Long'.repeat(100)}`) });

  const { exitCode, stdout } = await runGenerator(args);

  expect({ exitCode, stdout }).toMatchObject({ exitCode: 0 });
  expect(Object.keys(contents()).join()).not.toContain('ping');
});

test('generates, is up to date, checks, and gives the same bytes from another working folder', async () => {
  const first = await spawnGenerator([...args, '--all']);
  expect(first.exitCode).toBe(0);
  expect(first.stderr).toMatch(/^lint +\d+ ms\nnormalize +\d+ ms\n/);
  expect(first.stdout).toContain('openapi.yaml:');
  const made = contents();
  expect(readdirSync(folder).sort()).toEqual(['openapi.yaml', 'out']);

  const second = await spawnGenerator([...args, '--all']);
  expect(second).toMatchObject({ exitCode: 0, stdout: first.stdout });
  expect(second.stderr).toMatch(/^up to date/);
  const brief = await spawnGenerator(args);
  expect(brief.stdout).toMatch(/^\d remarks about style: `--all` prints them\.$/m);

  rmSync(path.join(folder, 'out'), { recursive: true });
  const elsewhere = await runGenerator(['--entry', 'openapi.yaml', '--out', 'out'], folder);
  expect(elsewhere.exitCode).toBe(0);
  expect(contents()).toEqual(made);

  expect((await runGenerator([...args, '--check'])).exitCode).toBe(0);
});

test('starts anew each time where the configuration loads rules of somebody else', async () => {
  writeFiles(folder, {
    'redocly.yaml': 'plugins: [./rules.mjs]\n',
    'rules.mjs': "export default () => ({ id: 'other', rules: { oas3: {} } });\n",
  });
  for (const run of [1, 2]) {
    const { stderr } = await runGenerator([...args, '--all']);
    expect(stderr, `run ${run}`).toMatch(/^lint +\d+ ms\n/);
  }
});

test('lists stale output with --check, ends with 1 and writes nothing', async () => {
  await runGenerator(args);
  appendFileSync(path.join(folder, 'out/bundle/openapi.json'), ' ');
  const before = contents();

  const { exitCode, stdout } = await runGenerator([...args, '--check', '--format', 'json']);

  expect(exitCode).toBe(1);
  const problems = JSON.parse(stdout) as { ruleId: string; location: { file: string } }[];
  const stale = problems.filter(({ ruleId }) => ruleId.startsWith('output-'));
  expect(stale.map(({ ruleId, location }) => [ruleId, path.basename(location.file)])).toEqual([
    ['output-stale', 'openapi.json'],
  ]);
  expect(contents()).toEqual(before);
});

test('prints problems, ends with 1 and leaves the old output whole when the description is broken', async () => {
  await runGenerator(args);
  const before = contents();
  writeFiles(folder, { 'openapi.yaml': broken });

  const { exitCode, stdout } = await runGenerator(args, folder);

  expect(exitCode).toBe(1);
  expect(stdout).toContain('openapi.yaml:5:24  error  struct\n  Expected type `string` but got `array`.');
  expect(contents()).toEqual(before);
});

test('makes nothing for a description that was always broken', async () => {
  writeFiles(folder, { 'openapi.yaml': 'swagger: "1.2"\n' });
  const { exitCode, stdout } = await runGenerator([...args, '--format', 'github'], folder);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(
    /^::error file=openapi.yaml,line=1,col=1,title=openapi-version::The description is Swagger "1.2"/,
  );
  expect(existsSync(path.join(folder, 'out'))).toBe(false);
});

test('watches: runs again after a change, survives a broken description', async () => {
  const child = startGenerator([...args, '--watch'], folder);
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += String(chunk)));
  child.stderr?.on('data', (chunk) => (printed += String(chunk)));
  const settled = async (runs: number) =>
    expect.poll(() => printed.split('watching for changes').length - 1).toBe(runs);
  try {
    await settled(1);
    expect(contents()['bundle/openapi.json']).toContain('getPing');

    writeFiles(folder, { 'openapi.yaml': broken });
    await settled(2);
    expect(printed).toContain('error  struct');
    expect(contents()['bundle/openapi.json']).toContain('getPing');

    writeFiles(folder, { 'openapi.yaml': ping.replace('getPing', 'getPong') });
    await settled(3);
    expect(contents()['bundle/openapi.json']).toContain('getPong');

    writeFiles(folder, { 'simulator.yaml': 'baseUrl: 1' });
    await settled(4);
    expect(printed).toContain('simulator.yaml:1:1  error  simulator-settings');
  } finally {
    child.kill();
  }
});
