import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathText } from '../../builders/description-text';
import { readFiles } from '../../builders/read-files';
import { runGenerator } from '../../builders/run-generator';

const ROOT = path.resolve(__dirname, '../../..');
const COPIED = ['core', 'generator', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project with its own cache, whose sources can be changed while others run. */
const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'abaco-program-')));
const packages = path.join(copy, 'node_modules');
const programs = path.join(packages, '.cache/generate-programs');
const entry = path.join(copy, 'openapi/openapi.yaml');
const out = path.join(copy, 'generated');

/** Starts the copied generator as `npm run generate` does. */
function start(args: string[] = [], program = 'generate') {
  const place = program === 'generate' ? ['--entry', entry, '--out', out] : ['--entry', entry];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['generator/start.cjs', program, ...place, '--all', ...args],
    { encoding: 'utf8', cwd: copy },
  );
  return { status, stdout, stderr };
}

/** Files of the program that the copy runs. */
const programFiles = () =>
  readdirSync(programs, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.js'))
    .map((file) => path.join(file.parentPath, file.name));

beforeAll(() => {
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  mkdirSync(packages);
  const names = readdirSync(path.join(ROOT, 'node_modules')).filter((name) => name !== '.cache');
  for (const name of names) symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  mkdirSync(path.dirname(entry));
  writeFileSync(
    entry,
    pathText('post: {operationId: pingIt, responses: {"201": {description: Pong.}}}', '/ping'),
  );
  // Its own rules are loaded through Redocly, as those of our description.
  writeFileSync(
    path.join(copy, 'openapi/redocly.yaml'),
    'plugins: [../generator/read/lint/plugin.mjs]\nrules: {house/operation-id-verb: warn}\n',
  );
});

afterAll(() => rmSync(copy, { recursive: true }));

test('makes what the sources make, finds the same problems, and is up to date after that', async () => {
  const first = start();
  expect(first.stdout).toContain('house/operation-id-verb');
  expect(start().stderr).toMatch(/^up to date/);

  const ofSources = path.join(copy, 'of-sources');
  const sources = await runGenerator(['--entry', entry, '--out', ofSources, '--all'], copy);
  expect(sources.stdout).toBe(first.stdout);
  expect(readFiles(out)).toEqual(readFiles(ofSources));
  expect(start([], 'lint').stdout).toBe(first.stdout);
});

test('loads no TypeScript compiler to lint', () => {
  const hook = path.join(copy, 'hook.cjs');
  const list = 'Object.keys(require.cache).filter((file) => /ts-node|swc|typescript/.test(file))';
  writeFileSync(hook, `process.on('exit', () => console.log(JSON.stringify(${list})));`);
  const { stdout } = spawnSync(
    process.execPath,
    ['--require', hook, 'generator/start.cjs', 'lint', '--entry', entry],
    { encoding: 'utf8', cwd: copy },
  );
  expect(stdout.split('\n').at(-2)).toBe('[]');
});

test('is compiled again when a source changes, and its runs count no longer', () => {
  const source = path.join(copy, 'core/http/status-names.ts');
  const content = readFileSync(source, 'utf8');
  writeFileSync(source, content.replace("'Created'", "'Made'"));
  const { status, stdout } = start(['--check']);
  expect(stdout).toContain('output-stale');
  expect(status).toBe(1);
  writeFileSync(source, content);
  expect(start(['--check'])).toMatchObject({ status: 0 });
});

test('is compiled again when one of its files is damaged', () => {
  for (const file of programFiles()) truncateSync(file, 10);
  expect(start(['--force', '--format', 'json'])).toMatchObject({ status: 0 });
  expect(start().stderr).toMatch(/^up to date/);
});

test('is replaced by the sources, with the reason, where it cannot be written', () => {
  rmSync(programs, { recursive: true });
  writeFileSync(programs, '');
  const { status, stderr } = start(['--check']);
  expect(stderr).toMatch(/^runs from the sources/);
  expect(status).toBe(0);
  rmSync(programs);
});

test('ends with 2 and one sentence for a wrong command line', () => {
  const { status, stdout, stderr } = start(['--nope']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Unknown flag `--nope`\. Leave it out\.\nUsage: npm run generate[^\n]*\n$/);
});
