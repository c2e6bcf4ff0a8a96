import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { commitAll } from '../../builders/git';
import { HOUSE_PLUGIN } from '../../builders/lint-files';
import { runDocsLint, runLint, type Finished } from '../../builders/run-generator';
import { temporaryFolder, writeFiles } from '../../builders/temporary-folder';

const FILES = {
  'openapi/redocly.yaml': stringify({ plugins: [HOUSE_PLUGIN], rules: { 'house/wording': 'error' } }),
  'openapi/openapi.yaml': `openapi: 3.1.0
info: {title: Things, version: '1'}
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200': {description: The things., content: {application/json: {schema: {$ref: Thing.yaml}}}}
components:
  schemas:
    Box: {$ref: Box.yaml}
    Thing: {$ref: Thing.yaml}
`,
  'openapi/Box.yaml': 'title: Box\ndescription: Things, listed page by page.\n',
  'openapi/Thing.yaml': 'title: Thing\ntype: string\ndescription: Yours.\n',
};
const CHANGED = FILES['openapi/Thing.yaml'].replace('Yours.', 'Yours, listed page by page.');

let folder: string;

/** A repository whose branch `main` has one problem, and another branch to work on. */
beforeEach(() => {
  folder = temporaryFolder(FILES);
  commitAll(folder);
});

const run = (...args: string[]): Promise<Finished> => runLint(args, folder);

const filesOf = (printed: string): string[] =>
  [...printed.matchAll(/^(\S+):\d+:\d+ /gm)].map(([, file]) => file!);

test('--changed prints the problems of changed files first, with the lines around each', async () => {
  writeFiles(folder, { 'openapi/Thing.yaml': CHANGED });
  expect(filesOf((await run()).stdout)).toEqual(['openapi/Box.yaml', 'openapi/Thing.yaml']);
  const { stdout, exitCode } = await run('--changed');
  expect(exitCode).toBe(1);
  expect(stdout).toBe(`openapi/Thing.yaml:3:14  error  house/wording
  The text says "page by page". Write one page at a time.
  at #/description
  1 | title: Thing
  2 | type: string
  3 | description: Yours, listed page by page.
    |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^
  4 |

In files that did not change:

openapi/Box.yaml:2:14  error  house/wording
  The text says "page by page". Write one page at a time.
  at #/description
`);
});

test('--changed knows files that nobody added, and a base', async () => {
  expect(filesOf((await run('--changed')).stdout)).toEqual(['openapi/Box.yaml']);
  writeFiles(folder, { 'openapi/openapi.yaml': FILES['openapi/openapi.yaml'].replaceAll('Thing', 'Added') });
  writeFiles(folder, { 'openapi/Added.yaml': CHANGED });
  expect(filesOf((await run('--changed', '--base', 'HEAD')).stdout)[0]).toBe('openapi/Added.yaml');
});

test('--fix makes the replacements of all files, and --dry-run only prints them', async () => {
  writeFiles(folder, { 'openapi/Thing.yaml': CHANGED });
  const thing = path.join(folder, 'openapi/Thing.yaml');
  const dry = await run('--fix', '--dry-run');
  expect(dry.exitCode).toBe(1);
  expect(dry.stderr).toContain('openapi/Thing.yaml:3  page by page → one page at a time');
  expect(readFileSync(thing, 'utf8')).toBe(CHANGED);
  expect((await run('--fix')).exitCode).toBe(0);
  expect(readFileSync(thing, 'utf8')).toBe(CHANGED.replace('page by page', 'one page at a time'));
});

test('--fix repairs every location of a mistake that it lists once', async () => {
  writeFiles(folder, {
    'openapi/redocly.yaml': stringify({
      plugins: [HOUSE_PLUGIN],
      rules: { 'house/text-matches-schema': 'error' },
    }),
    'openapi/Box.yaml': 'title: Box\ntype: string\nmaxLength: 50\ndescription: At most 40 characters.\n',
    'openapi/Thing.yaml': 'title: Thing\ntype: string\nmaxLength: 50\ndescription: At most 40 characters.\n',
  });
  const { stdout } = await run();
  expect(stdout).toMatch(/^ {2}and at openapi\/Thing\.yaml:4:14$/m);
  expect((await run('--fix')).exitCode).toBe(0);
  for (const file of ['Box', 'Thing'])
    expect(readFileSync(path.join(folder, `openapi/${file}.yaml`), 'utf8')).toContain(
      'At most 50 characters.',
    );
});

test.each([
  {
    title: 'an unknown commit',
    args: ['--changed', '--base', 'nowhere'],
    want: 'There is no commit `nowhere`',
  },
  {
    title: 'an option of git',
    args: ['--changed', '--base=--output=x'],
    want: 'There is no commit `--output=x`',
  },
])('refuses $title', async ({ args, want }) => {
  const { exitCode, stderr } = await run(...args);
  expect(exitCode).toBe(2);
  expect(stderr).toContain(want);
});

test.each([
  { id: 'house/wording', page: 'house/wording', explain: runLint },
  { id: 'term', page: 'pages/term', explain: runDocsLint },
])('explains $id with its page', async ({ id, page, explain }) => {
  expect(await explain(['--explain', id])).toEqual({
    exitCode: 0,
    stdout: readFileSync(`docs/_contributing/rules/${page}.md`, 'utf8'),
    stderr: '',
  });
});

test.each([
  ['wording', 'Did you mean `house/wording`?'],
  ['house/wordings', 'Did you mean `house/wording`?'],
  [
    'constructor',
    'Write an id such as `house/wording`, as problems name their rule; the rules of Redocly have no page.',
  ],
])('asks for the id of a rule instead of %s', async (id, want) => {
  const { exitCode, stdout, stderr } = await run('--explain', id);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toContain(`There is no page about a rule \`${id}\`. ${want}`);
});
