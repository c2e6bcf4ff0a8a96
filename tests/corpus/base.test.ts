import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectCopy } from '../changes/project-copy';
import { launchBrowser } from '../setup/browser';
import { serveFolder, type ServedFolder } from '../../tools/pages/serve-folder';
import { BuiltSite } from '../../site/check/built-site';
import { findDeadAddresses } from '../../site/check/find-dead-addresses';

const BASE = '/docs/';
const SETTINGS = 'generated/project/project.json';
const PROJECT = 'openapi/project.yaml';
const ADDED = 'abaco/static/added.txt';

const copy = new ProjectCopy();
const problems: string[] = [];
let site: BuiltSite;
let server: ServedFolder;
let browser: Browser;
let page: Page;

/** All that builds and serves our own site, below a path of its host. */
beforeAll(async () => {
  const settings = path.join(copy.folder, SETTINGS);
  const project = JSON.parse(readFileSync(settings, 'utf8')) as { url: string; base: string };
  expect(project.base).toBe('/');
  writeFileSync(settings, JSON.stringify({ ...project, base: BASE }));
  const paths = path.join(copy.folder, PROJECT);
  writeFileSync(paths, readFileSync(paths, 'utf8').replace('out: ../build', 'out: ../site-of-docs'));
  writeFileSync(path.join(copy.folder, ADDED), 'Added');
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/ts-node', ['site/build.ts'], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(`The site is not built:\n${stdout}${stderr}`);
  site = new BuiltSite(path.join(copy.folder, 'site-of-docs'), project.url, BASE);
  server = await serveFolder(site.folder, BASE);
  browser = await launchBrowser();
  page = await browser.newPage({ baseURL: server.origin });
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  copy.remove();
});

test('every address of every page is below the base, and leads to a page, a file or an anchor', () => {
  const found = site.pages.flatMap((one) => site.addressesOn(one).map((address) => ({ page: one, address })));
  expect(site.pages.length).toBeGreaterThan(250);
  expect(found.length).toBeGreaterThan(10_000);
  expect(findDeadAddresses(site)).toEqual([]);
});

test('the paths in project.yaml say where the site is, and what it has besides', () => {
  expect(existsSync(path.join(copy.folder, 'build'))).toBe(false);
  expect(site.read(path.basename(ADDED))).toBe('Added');
});

test('the sitemap, the headers and the stylesheets are about addresses below the base', () => {
  const locations = [...site.read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(locations.length).toBeGreaterThan(250);
  expect(locations.filter((url) => !site.exists(url))).toEqual([]);
  const patterns = site
    .read('_headers')
    .split('\n')
    .filter((line) => /^\S/.test(line));
  expect(patterns.filter((pattern) => !pattern.startsWith(BASE))).toEqual([]);
  const sheets = readdirSync(path.join(site.folder, 'assets/css')).map((name) =>
    site.read(`assets/css/${name}`),
  );
  const urls = sheets.flatMap((css) => [...css.matchAll(/url\("?([^")]*)/g)].map(([, url = '']) => url));
  expect(urls.filter((url) => !url.startsWith('data:') && !site.exists(url))).toEqual([]);
});

test('links in code and of the announcement navigate below the base, without a new load', async () => {
  await open('guides/checkout/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main select[data-choice="language"]').first().selectOption('TypeScript');
  await page.locator('main pre a[href^="/docs/api/"]:visible').first().click();
  await page.waitForURL(/\/docs\/api\/.+#/);
  await page.locator('[data-reference]').waitFor();
  await page.getByRole('link', { name: 'See all versions' }).click();
  await page.waitForURL(`**${BASE}tools/api/#api-versions`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the search finds pages below the base, and the simulator runs there', async () => {
  await open('api/invoices/create-invoice/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('create an invoice');
  const hit = dialog.getByRole('row').first().locator('a');
  expect(await hit.getAttribute('href')).toBe('/docs/api/invoices/create-invoice/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('#code-panel [data-simulator-action="run"]').click();
  await page.getByText('201 Created').first().waitFor();
});

test('a guide that a page of the reference names is linked below the base', async () => {
  await open('api/tax-rates/calculate-tax-rate/');
  const links = page.locator('[aria-labelledby="guides"] li a');
  expect(await links.first().getAttribute('href')).toMatch(/^\/docs\/guides\//);
});

test('nothing fails in the browser', () => {
  expect(problems).toEqual([]);
});

async function open(address: string): Promise<void> {
  await page.goto(BASE + address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}
