import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../cli/main';
import { version } from '../../../cli/package/published/package.json';
import { readSettings } from '../../../cli/settings';
import { temporaryFolder } from '../../builders/temporary-folder';

const before = process.cwd();
const printed = { stdout: '', stderr: '' };

beforeEach(() => {
  Object.assign(printed, { stdout: '', stderr: '' });
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      printed[name] += String(chunk);
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.chdir(before);
});

/** The working folder, with a description and these files. */
function enter(files: Record<string, string> = {}): string {
  const folder = temporaryFolder({ 'openapi.yaml': 'openapi: 3.1.0\n', 'node_modules/.keep': '', ...files });
  process.chdir(folder);
  return folder;
}

/** Runs a command that reads the description, in a process: the programs that it loads are compiled there. */
function runIn(folder: string, args: readonly string[]): SpawnSyncReturns<string> {
  const compiler = require.resolve('ts-node/register');
  return spawnSync(process.execPath, ['--require', compiler, path.join(before, 'cli/main.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TS_NODE_PROJECT: path.join(before, 'tsconfig.json') },
  });
}

const below = (folder: string, paths: object) =>
  JSON.parse(JSON.stringify(paths).replaceAll(`${folder}/`, '')) as unknown;

test('paths of project.yaml start from that file, and flags from the working folder', async () => {
  const folder = enter({
    'api/openapi.json': '{}',
    'api/project.yaml': 'docs: ../pages\nstatic: files\nout: ../site\ncss: own.css\n',
    'api/files/a.txt': 'a',
    'api/own.css': '',
    'pages/index.md': '# Books',
    'other/index.md': '# Books',
  });
  const { cache, generated, work, translations, search, ...settings } = await readSettings(
    ['api/openapi.json'],
    { docs: 'other', base: '/docs/' },
  );
  expect(cache).toMatch(/node_modules\/\.cache\/docproof\/\w{12}$/);
  // Without a manifest there, the `type` of the project's manifest would decide how bundlers read generated modules.
  expect(readFileSync(path.join(cache, 'package.json'), 'utf8')).toBe('{}\n');
  expect([generated, work].map((part) => path.relative(cache, part))).toEqual([
    'generated',
    'docusaurus-build',
  ]);
  expect(readdirSync(translations)).toContain('en');
  expect(search).toEqual({});
  expect(below(folder, settings)).toEqual({
    entry: 'api/openapi.json',
    redirects: 'api/redirects.yaml',
    docs: 'other',
    static: 'api/files',
    css: 'api/own.css',
    out: 'site',
    base: '/docs/',
  });
});

test.each([
  {
    given: ['build', '--docs', 'nowhere'],
    want: 'The folder `nowhere` for `docs` does not exist: write the path of a folder.\n',
  },
  {
    given: ['build', '--docs', 'openapi.yaml'],
    want: 'The folder `openapi.yaml` for `docs` is a file: write the path of a folder.\n',
  },
  {
    given: ['biuld'],
    want: '`biuld` is neither a file nor a command. Did you mean `build`?\n',
  },
  {
    given: ['api/openapi.yaml'],
    want: '`api/openapi.yaml` is neither a file nor a command: pass the path of the description.\n',
  },
  {
    given: ['lint', 'node_modules'],
    want: '`node_modules` is a folder: write the path of the entry document in it.\n',
  },
  { given: ['build', 'openapi.yaml', 'b.yaml'], want: '`b.yaml` is one description too many' },
  { given: ['build', '--bass', '/docs/'], want: 'Unknown flag `--bass`. Did you mean `--base`?\n' },
  {
    given: ['build', '--base', 'docs'],
    want: '`--base docs` is not a path: begin and end it with a slash, as in /docs/.\n',
  },
  { given: ['check', '--site', 'nowhere'], want: '`nowhere` is not a built site: write the folder that' },
  {
    given: ['check', '--weight', 'much'],
    want: '`--weight much` is not a number of kilobytes: write one like 60.\n',
  },
  {
    given: ['check', 'openapi.yaml', '--site', 'build'],
    want: 'A description and `--site` are both to be checked: write one of them.\n',
  },
  {
    given: ['diff', 'openapi.yaml', 'openapi.yaml', '--base', 'main'],
    want: 'are both to compare with: write one of them.\n',
  },
])('docproof $given is refused in one sentence', async ({ given, want }) => {
  enter();
  expect(await main(given)).toBe(2);
  expect(printed.stderr.split('Usage:')[0]).toContain(want);
  expect(printed.stderr).not.toMatch(/^\s+at /m);
});

test('a project of several APIs needs no description, except to compare one', async () => {
  const several = 'name: Shop\nurl: https://docs.shop.example\napis: [{ name: a, description: a.yaml }]\n';
  enter({ 'project.yaml': several });
  expect((await readSettings([], {})).entry).toBe('project.yaml');
  expect(await main(['lint', '--overlay', 'a.overlay.yaml'])).toBe(2);
  expect(printed.stderr).toContain('write `overlays` at one of `apis`');
  expect(await main(['diff'])).toBe(2);
  expect(printed.stderr).toContain('`diff` compares one description, and `project.yaml` lists several');
});

test('an overlay of the command line changes what is read, instead of those of the project', () => {
  const head = 'overlay: 1.1.0\ninfo: { title: A, version: 1.0.0 }\nactions:\n';
  const folder = enter({
    'openapi.yaml':
      "openapi: 3.1.0\ninfo: { title: Books, version: '1' }\npaths: { /books: { get: { responses: {} } } }\n",
    'project.yaml': 'name: Books\nurl: https://docs.books.example\noverlays: [gone.overlay.yaml]\n',
    'one.overlay.yaml': `${head}  - { target: $.path, remove: true }\n`,
  });
  const ofProject = runIn(folder, ['lint']);
  expect(ofProject.status).toBe(1);
  expect(ofProject.stdout).toContain('project.yaml:3:12  error  overlay');
  const named = runIn(folder, ['lint', '--overlay', 'one.overlay.yaml']);
  expect(named.status).toBe(1);
  expect(named.stdout).toContain(
    'one.overlay.yaml:4:7  error  overlay\n  The target `$.path` selects nothing. Write `$.paths`.',
  );
  const missing = runIn(folder, ['lint', '--overlay', 'nowhere.yaml']);
  expect(missing.status).toBe(2);
  expect(missing.stderr).toContain(
    'The overlay `nowhere.yaml` does not exist: write the path of one after `--overlay`.\n',
  );
});

test('without a description, a sentence says how to name one', async () => {
  process.chdir(temporaryFolder());
  expect(await main(['build'])).toBe(2);
  expect(printed.stderr.split('\n')[0]).toBe(
    'This folder has no openapi.yaml: pass the path of the description, such as `docproof api/openapi.yaml`, or start with `docproof init`.',
  );
});

test.each(['--version', '-v'])('docproof %s prints the version of the package', async (flag) => {
  expect(await main([flag])).toBe(0);
  expect(printed.stdout).toBe(`${version}\n`);
});

test.each([
  [['--help']],
  [['build', '--help']],
  [['serve', '--help']],
  [['dev', '--help']],
  [['lint', '--help']],
])('docproof %j prints its usage, and does nothing', async (args) => {
  process.chdir(temporaryFolder());
  expect(await main(args)).toBe(0);
  expect(printed.stdout).toMatch(/^Usage: docproof /);
  expect(printed.stderr).toBe('');
});
