import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../cli/main';
import { command as lint } from '../../../generator/commands/lint';
import { version } from '../../../cli/package/published/package.json';
import { temporaryFolder } from '../../builders/temporary-folder';

let printed = '';

beforeEach(() => {
  printed = '';
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      printed += String(chunk);
      return true;
    });
});
afterEach(() => void vi.restoreAllMocks());

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

test('init writes a project, whose workflow uses this version', async () => {
  const folder = path.join(temporaryFolder(), 'new/docs');
  expect(await main(['init', folder])).toBe(0);
  expect(filesIn(folder)).toEqual([
    '.github/workflows/docs.yml',
    '.gitignore',
    'AGENTS.md',
    'README.md',
    'docs/first-order.mdx',
    'docs/index.mdx',
    'openapi.yaml',
    'project.yaml',
  ]);
  expect(printed).toContain(`Wrote ${folder}/openapi.yaml\n`);
  const workflow = readFileSync(path.join(folder, '.github/workflows/docs.yml'), 'utf8');
  const { jobs } = load(workflow) as { jobs: { docs: { steps: { run?: string }[] } } };
  expect(jobs.docs.steps.flatMap(({ run }) => run ?? [])).toEqual([
    `npx --yes docproof@${version} lint`,
    `npx --yes docproof@${version} check --out build`,
  ]);
});

test('the problem that its AGENTS.md shows is printed for that mistake', async () => {
  const template = 'cli/template';
  const [, shown = ''] = /^```text\n(.*?)^```/ms.exec(readFileSync(`${template}/AGENTS.md`, 'utf8')) ?? [];
  const description = readFileSync(`${template}/openapi.yaml`, 'utf8');
  const folder = temporaryFolder({
    'openapi.yaml': description.replace('responses/Unauthorized', 'responses/Unauthorised'),
  });
  expect(await lint.run(['--entry', path.join(folder, 'openapi.yaml'), '--all'])).toBe(0);
  expect(shown).toContain('Unauthorised');
  expect(printed.replaceAll(`${path.relative('', folder)}/`, '')).toContain(shown);
});

test('the settings that its project.yaml suggests are right', async () => {
  const settings = readFileSync('cli/template/project.yaml', 'utf8');
  const suggested = settings.replaceAll(/^# (?=\w+: )/gm, '');
  expect(suggested).not.toBe(settings);
  const folder = temporaryFolder({
    'openapi.yaml': readFileSync('cli/template/openapi.yaml', 'utf8'),
    'project.yaml': suggested,
  });
  expect(await lint.run(['--entry', path.join(folder, 'openapi.yaml'), '--all'])).toBe(0);
  expect(printed).toMatch(/^0 problems in /m);
});

test('init overwrites no file, writes none next to one, and says which one is there', async () => {
  const folder = temporaryFolder({ 'docs/index.mdx': '# Mine' });
  expect(await main(['init', folder])).toBe(2);
  expect(printed).toBe(`\`${folder}/docs/index.mdx\` exists already: move it, or name another folder.\n`);
  expect(filesIn(folder)).toEqual(['docs/index.mdx']);
});

test('init does not write through a broken link', async () => {
  const folder = temporaryFolder();
  symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'openapi.yaml'));
  expect(await main(['init', folder])).toBe(2);
  expect(filesIn(folder)).toEqual(['openapi.yaml']);
});

test('init ends where a system has no place for a folder', async () => {
  expect(await main(['init', '/proc/docproof/docs'])).toBe(2);
  expect(printed).toBe('`/proc/docproof` cannot be made: name another folder.\n');
});

test('init takes a file for no folder, and only one folder', async () => {
  const folder = temporaryFolder({ 'a.txt': '' });
  expect(await main(['init', path.join(folder, 'a.txt')])).toBe(2);
  expect(await main(['init', 'a', 'b'])).toBe(2);
  expect(printed).toContain('`b` is one folder too many: name one.');
  expect(printed).not.toMatch(/^\s+at /m);
});
