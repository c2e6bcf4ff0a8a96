import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { differingFiles, listFiles, listOthers, withoutCode } from '../builders/built-site';
import { writeFiles } from '../builders/temporary-folder';
import { Workspace } from './workspace';

const workspace = new Workspace();
let folder = '';
const printed: string[] = [];

const built = (site: string, file: string) => readFileSync(path.join(folder, site, file), 'utf8');

/** The line of the generator. */
const GENERATED = /^(?:up to date|\d+ errors?,).*\n/m;

/** Builds the site into a folder. */
function build(out: string): void {
  const outcome = workspace.run(folder, 'build', '--out', out);
  expect(outcome.exitCode, outcome.printed).toBe(0);
  printed.push(outcome.printed.replaceAll(out, 'out').replace(GENERATED, ''));
}

beforeAll(() => {
  workspace.install(inject('installed'));
  const { exitCode, printed: said } = workspace.run(workspace.folder, 'init', 'books');
  expect(exitCode, said).toBe(0);
  folder = path.join(workspace.folder, 'books');
  build('filled');
  const page = path.join(folder, 'docs/index.mdx');
  const [, head = '', text = ''] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(readFileSync(page, 'utf8')) ?? [];
  // It shows nothing, but only a bundler can join it with the page.
  writeFiles(folder, { 'none.mjs': 'export const none = 0;\n' });
  writeFileSync(page, `${head}\nimport { none } from '../none.mjs';\n${text}`);
  build('bundled');
});

afterAll(() => workspace.remove());

const SITE = /<script src="\/assets\/js\/site\./;

test('a site is a filled shell, unless a page imports code, and says the same', () => {
  expect(built('filled', 'index.html')).toMatch(SITE);
  expect(built('bundled', 'index.html')).not.toMatch(SITE);
  expect(printed[1]).toBe(printed[0]);
});

/** Names of the theme's styles depend on the folder that it is installed in. */
const withoutFolder = (html: string) => html.replaceAll(/_[\w-]{4}(?=[ "])/g, '');

test('both have the same pages and files', () => {
  const pages = listFiles(path.join(folder, 'bundled')).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const differing = pages.filter(
    (page) =>
      withoutFolder(withoutCode(built('filled', page))) !==
      withoutFolder(withoutCode(built('bundled', page))),
  );
  expect(differing).toEqual([]);
  const [filled, bundled] = ['filled', 'bundled'].map((site) => path.join(folder, site));
  expect(listOthers(filled!)).toEqual(listOthers(bundled!));
  expect(differingFiles(filled!, bundled!, listOthers(filled!))).toEqual([]);
});

test('the shell comes with the licenses of what it is made of', () => {
  const licenses = readFileSync(
    path.join(workspace.project, 'node_modules/docproof/shell/LICENSES.txt'),
    'utf8',
  );
  for (const name of ['react-dom', '@docusaurus/theme-classic', '@docsearch/react', 'infima'])
    expect(licenses).toMatch(new RegExp(`^${name} \\d[^]*?Permission is hereby granted`, 'm'));
});
