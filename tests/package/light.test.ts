import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { differingFiles, listFiles, listOthers, withoutCode } from '../builders/built-site';
import { Workspace } from './workspace';

/** A description of a real API, with problems of many kinds. */
const FOREIGN = path.resolve('tests/corpus/packages/scalar-galaxy/3.1.yaml');

/** Decimal, as npm prints them. */
const MB = 1_000_000;

const light = new Workspace('docproof');
const full = new Workspace('docproof-full');
const both = [light, full];
const folderOf = ({ folder }: Workspace) => path.join(folder, 'books');

beforeAll(() => {
  light.install(inject('light'));
  full.install(inject('installed'));
  // The full package brings the painter of pictures along, the small one does not.
  mkdirSync(path.join(light.project, 'node_modules/@napi-rs'));
  const painter = 'node_modules/@napi-rs';
  for (const name of readdirSync(path.join(full.project, painter)))
    symlinkSync(path.join(full.project, painter, name), path.join(light.project, painter, name));
  for (const workspace of both) {
    const { exitCode, printed } = workspace.run(workspace.folder, 'init', 'books');
    expect(exitCode, printed).toBe(0);
    workspace.copy('galaxy', { 'openapi.yaml': FOREIGN });
  }
});

afterAll(async () => {
  await light.remove();
  await full.remove();
});

/** Runs a command with each package. @returns the output of the small one, and of the other. */
function runBoth(folder: string, ...words: string[]): [light: string, full: string] {
  return both.map((workspace) => {
    const { exitCode, printed } = workspace.run(path.join(workspace.folder, folder), ...words);
    // Times differ, and the folders of the package and of the project.
    const said = printed.replaceAll(workspace.folder, '').replace(/\d+ ms/g, '');
    return `${exitCode}\n${said}`;
  }) as [string, string];
}

test('it is a small file that asks npm for nothing', () => {
  expect(statSync(inject('tarball')).size).toBeLessThanOrEqual(4.5 * MB);
  const sizes = listFiles(light.package).map((file) => statSync(path.join(light.package, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15 * MB);
  const packages = readdirSync(path.join(inject('light'), 'node_modules')).filter(
    (name) => !name.startsWith('.'),
  );
  expect(packages).toEqual(['docproof']);
});

test('it has the licenses of what is joined', () => {
  const licenses = readFileSync(path.join(light.package, 'vendor/LICENSES.txt'), 'utf8');
  for (const name of ['@docusaurus/core', '@redocly/openapi-core', 'typescript', 'micromark', 'format'])
    expect(licenses).toMatch(
      new RegExp(`^${name} \\d[^]*?(?:Permission is hereby granted|Apache License)`, 'm'),
    );
});

test.each(['books', 'galaxy'])('the site of %s is that of the package with a bundler', (folder) => {
  const [said, other] = runBoth(folder, 'build', '--out', 'build');
  expect(said).toBe(other);
  expect(said).toMatch(/^0\n/);
  const [one, two] = both.map((workspace) => path.join(workspace.folder, folder, 'build')) as [
    string,
    string,
  ];
  const isSite = (file: string) => !/^assets\/js\/(?:site|page)\./.test(file);
  expect(listFiles(one).filter(isSite)).toEqual(listFiles(two).filter(isSite));
  const pages = listFiles(one).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const read = (site: string, page: string) => withoutCode(readFileSync(path.join(site, page), 'utf8'));
  expect(pages.filter((page) => read(one, page) !== read(two, page))).toEqual([]);
  // Both name their scripts in it.
  const others = listOthers(one).filter((file) => file !== '_headers');
  expect(differingFiles(one, two, others)).toEqual([]);
});

test.each([
  'lint',
  'lint --all',
  'check --site build',
  'diff openapi.yaml openapi.yaml',
  'improve',
  'mcp',
  'claims --check',
  'mock --explain',
  '--version',
])('`%s` says the same', (words) => {
  for (const folder of ['books', 'galaxy']) {
    const [said, other] = runBoth(folder, ...words.split(' '));
    expect(said).toBe(other);
    expect(said).not.toContain('node:internal');
  }
});

test.each([
  { setting: 'console: { servers: [https://api.bookshop.example] }\n', named: /`console`/ },
  { setting: 'extension: ./own.ts\n', named: /`extension`/ },
])('a site that takes a bundler is named, with the package that has one: $setting', ({ setting, named }) => {
  const file = path.join(folderOf(light), 'project.yaml');
  const before = readFileSync(file, 'utf8');
  writeFileSync(path.join(folderOf(light), 'own.ts'), 'export default {};\n');
  writeFileSync(file, before + setting);
  const { exitCode, printed } = light.run(folderOf(light), 'build');
  writeFileSync(file, before);
  expect(exitCode).toBe(1);
  expect(printed).toMatch(named);
  expect(printed).toMatch(/`docproof-full`/);
});

test('writing with a server takes a bundler', () => {
  const { exitCode, printed } = light.run(folderOf(light), 'dev');
  expect(exitCode).toBe(2);
  expect(printed).toMatch(/`docproof-full`/);
});
