import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveFolder } from '../../tools/pages/serve-folder';
import { differingFiles, listFiles, listOthers, withoutCode } from '../builders/built-site';
import { writeFiles } from '../builders/temporary-folder';
import { launchBrowser } from '../setup/browser';
import { Workspace } from './workspace';

const workspace = new Workspace();
let folder = '';
const printed: string[] = [];

const built = (site: string, file: string) => readFileSync(path.join(folder, site, file), 'utf8');

/** Rules that lose against those of components, and win against those of the theme. */
const CSS = `.markdown h1 { color: rgb(1 2 3); background: url(./dot.svg); }
main a { text-decoration: overline; outline: 1px solid rgb(4 5 6); }
footer { letter-spacing: 3px; }
`;

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
  writeFiles(folder, { 'own.css': CSS, 'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n' });
  const project = path.join(folder, 'project.yaml');
  writeFileSync(project, `${readFileSync(project, 'utf8')}css: own.css\n`);
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
  const licenses = readFileSync(path.join(workspace.package, 'shell/LICENSES.txt'), 'utf8');
  for (const name of ['react-dom', '@docusaurus/theme-classic', '@docsearch/react', 'infima'])
    expect(licenses).toMatch(new RegExp(`^${name} \\d[^]*?Permission is hereby granted`, 'm'));
});

test('a browser gives both the same look', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const looks: string[][][][] = [];
  for (const site of ['filled', 'bundled']) {
    const served = await serveFolder(path.join(folder, site));
    looks.push([]);
    for (const address of ['/', '/first-order/', '/api/'])
      looks.at(-1)!.push(await readStyles(page, served.origin + address));
    served.close();
  }
  await browser.close();
  const [filled, bundled] = looks.map((look) => JSON.stringify(look, null, 1));
  expect(filled).toBe(bundled);
  expect(filled).toContain('rgb(1, 2, 3)');
});

/** Reads the computed styles of all elements of a page that the rules of the project are about. */
async function readStyles(page: Page, address: string): Promise<string[][]> {
  await page.goto(address);
  return page.evaluate(() => {
    const names = [
      'color',
      'backgroundImage',
      'textDecorationLine',
      'outlineColor',
      'letterSpacing',
    ] as const;
    return [...document.querySelectorAll('h1, main a, footer, footer a')].map((element) => {
      const styles = getComputedStyle(element);
      return names.map((name) => styles[name]);
    });
  });
}
