import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findViolationsInBothModes } from '../browser/axe';
import { holds } from '../specified/holds';
import { launchBrowser } from '../setup/browser';
import { serveFolder, type ServedFolder } from '../../tools/pages/serve-folder';
import { buildKennel } from './kennel/build';

/** Values of the description that are code where a page does not escape them. */
const HOSTILE = /<img src=x onerror=|<\/script><script>/;

let server: ServedFolder;
let browser: Browser;
let page: Page;
let problems: string[];
let requested: string[];

beforeAll(async () => {
  server = await serveFolder(buildKennel());
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  problems = [];
  requested = [];
  page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => requested.push(request.url()));
});

afterEach(() => page.close());

const panel = (): Locator => page.locator('#code-panel [data-simulator]');
const answer = (): Locator => panel().locator('[data-world-answer]');
const valuesOf = (origin: string): Locator => answer().locator(`[data-origin="${origin}"] code`);
const pressRun = (): Promise<void> => panel().locator('[data-simulator-action="run"]').click();

async function open(name: string): Promise<void> {
  await page.goto(`/api/dogs/${name}/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** Follows the link to the page of another operation, in the same document. */
async function follow(name: string): Promise<void> {
  await page
    .locator(`a[href="/api/dogs/${name}/"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**/api/dogs/${name}/`);
  await panel()
    .and(page.locator(`[data-simulator="${camelCased(name)}"]`))
    .waitFor();
}

const camelCased = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Presses Run, and returns the status in its tab. */
async function run(): Promise<string> {
  await pressRun();
  await answer().waitFor();
  return panel().locator('[data-run-tab] b').innerText();
}

async function readBody(): Promise<Record<string, unknown>> {
  const text = await answer().locator('pre.language-json').last().innerText();
  return JSON.parse(text) as Record<string, unknown>;
}

test(
  'a page loads nothing of the world before its reader wants to run a request',
  holds('world-run.local'),
  async () => {
    await open('create-dog');
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => url.includes('/world/'))).toEqual([]);
    await run();
    expect(requested.filter((url) => url.includes('/world/')).map((url) => new URL(url).pathname)).toEqual([
      '/world/index.json',
      expect.stringMatching(/^\/world\/\d+\.json$/),
    ]);
    expect(requested.every((url) => url.startsWith(server.origin))).toBe(true);
  },
);

test(
  'a created record is read, listed and deleted, and then it is gone',
  holds('world-run.kept'),
  async () => {
    await open('create-dog');
    expect(await run()).toContain('201');
    const created = await readBody();
    expect(created).toMatchObject({ name: 'Rex', id: expect.any(String) as string });
    expect(await valuesOf('stored').allTextContents()).toContain('name');
    expect(await valuesOf('computed').allTextContents()).toContain('id');
    await follow('get-dog');
    expect(await run()).toContain('200');
    expect(await readBody()).toEqual(created);
    await follow('list-dogs');
    expect(await run()).toContain('200');
    const { data } = (await readBody()) as { data: unknown[] };
    expect(data).toContainEqual(created);
    await follow('delete-dog');
    expect(await run()).toContain('204');
    await follow('get-dog');
    expect(await run()).toContain('404');
    expect(await answer().getAttribute('data-world-answer')).toBe('refused');
    // The record of the example is still there.
    await panel().locator('[data-run-actions] select').selectOption('');
    await page.waitForFunction(() =>
      document.querySelector('[data-run-tab] b')?.textContent?.includes('200'),
    );
    expect(await readBody()).toMatchObject({ id: 'dog_0007', name: 'Bo' });
    expect(problems).toEqual([]);
  },
);

test('a restart takes the run and its records away', async () => {
  await open('create-dog');
  await run();
  await panel().locator('[data-run-actions] button').click();
  expect(await answer().count()).toBe(0);
  expect(await panel().locator('[data-run-tab]').isHidden()).toBe(true);
  await follow('get-dog');
  expect(await run()).toContain('200');
  expect(await readBody()).toMatchObject({ id: 'dog_0007' });
  expect(await panel().locator('[data-run-actions] select').count()).toBe(0);
});

test('values of a hostile description are text', async () => {
  for (const name of ['create-dog', 'get-dog']) {
    await open(name);
    const title = await page.title();
    await run();
    expect(await answer().innerText()).toMatch(HOSTILE);
    expect(await panel().locator('img, script').count()).toBe(0);
    expect(await page.title()).toBe(title);
  }
  expect(problems).toEqual([]);
});

test('a run has no violations, with a choice of records', async () => {
  await open('create-dog');
  await run();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await follow('get-dog');
  await run();
  await panel().locator('[data-run-actions] select').waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test.each(['**/world/**', '**/assets/js/**'])(
  'the documented example is shown while %s does not load, and Run tries again',
  holds('world-run.missing'),
  async (files) => {
    await open('create-dog');
    await page.waitForLoadState('networkidle');
    await page.route(files, (route) => route.abort());
    await pressRun();
    const line = panel().locator('[data-run-status]');
    await line.locator('em').waitFor();
    expect(await answer().count()).toBe(0);
    expect(await panel().locator('[data-choice="status"][value="201"]').isChecked()).toBe(true);
    await page.unroute(files);
    expect(await run()).toContain('201');
  },
);
