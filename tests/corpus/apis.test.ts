import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findViolationsInBothModes } from '../browser/axe';
import { launchBrowser } from '../setup/browser';
import { serveFolder, type ServedFolder } from '../../tools/pages/serve-folder';
import { BASE, buildShop } from './shop/build';

const APIS = [
  { name: 'orders', title: 'Orders', server: 'https://orders.example/v1' },
  { name: 'billing', title: 'Bills', server: 'https://billing.example/v2' },
];

const operationOf = (name: string) => `api/${name}/things/get-thing/`;

/** The front page, the list of APIs, and of one API its first page, an operation and an object. */
const PAGES = ['', 'api/', 'api/billing/', operationOf('billing'), 'api/billing/objects/thing/'];

const problems: string[] = [];
let server: ServedFolder;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await serveFolder(buildShop(), BASE);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()));
});

afterEach(async () => {
  await page.close();
  expect(problems.splice(0)).toEqual([]);
});

async function open(address: string): Promise<void> {
  await page.goto(BASE + address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

test('the only color mode of the project is that of a page without scripts', async () => {
  const plain = await browser.newPage({ baseURL: server.origin, javaScriptEnabled: false });
  await plain.goto(BASE);
  expect(await plain.locator('html').getAttribute('data-theme')).toBe('dark');
  const canvas = await plain
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--canvas'));
  expect(canvas).toBe('#151210');
  expect(await plain.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#151210');
  await plain.close();
});

const form = (): Locator => page.getByRole('dialog', { name: 'Your environment' });

const curls = (): Promise<string[]> => page.locator('main pre.language-curl').allTextContents();

test.each(APIS)(
  'the sidebar has all APIs, and shows where the page is in $title',
  async ({ name, title }) => {
    await open(operationOf(name));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    for (const one of APIS) {
      const link = sidebar.getByRole('link', { name: one.title, exact: true });
      expect(await link.getAttribute('href')).toBe(`${BASE}api/${one.name}/`);
    }
    const current = sidebar.locator('a[aria-current="page"]');
    expect(await current.getAttribute('href')).toBe(BASE + operationOf(name));
    const other = APIS.find((one) => one.title !== title)!;
    await sidebar.getByRole('link', { name: other.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: other.title }).waitFor();
    await sidebar.locator(`a[href="${BASE}api/${other.name}/objects/"]`).waitFor();
  },
);

test.each(APIS)(
  'the search finds the operation of $title and leads to it',
  async ({ name, title, server: url }) => {
    await open('');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('get a thing');
    for (const one of APIS) await dialog.locator(`a[href="${BASE}${operationOf(one.name)}"]`).waitFor();
    await dialog.getByText(`${title}: Things`).first().waitFor();
    await dialog.locator(`a[href="${BASE}${operationOf(name)}"]`).click();
    await page.waitForURL(`**${BASE}${operationOf(name)}`);
    await page.getByRole('heading', { level: 1, name: 'Get a thing' }).waitFor();
    expect((await curls()).map((curl) => curl.includes(url))).toEqual([true]);
  },
);

test('a page names the tags of both by the titles of their APIs', async () => {
  await open('');
  const links = page.locator('main table a[href$="/things/"]');
  expect(await links.allTextContents()).toEqual(['Orders: Things', 'Bills: Things']);
});

test('a key of one API is in no request of the other, which has one of the same name', async () => {
  await open(operationOf('orders'));
  const key = 'key-of-orders';
  await page
    .getByRole('button', { name: /^Environment/ })
    .first()
    .click();
  await form().getByLabel('Access token', { exact: true }).fill(key);
  await form().getByRole('button', { name: 'Show in snippets' }).click();
  await page.waitForFunction((text) => document.querySelector('main')?.textContent?.includes(text), key);
  await open('');
  await page.waitForFunction((text) => document.querySelector('main')?.textContent?.includes(text), key);
  const [orders, billing] = await curls();
  expect(orders).toContain(`Bearer ${key}`);
  expect(billing).toContain('Bearer YOUR_TOKEN');
  await open(operationOf('billing'));
  expect(await page.locator('main').textContent()).not.toContain(key);
});

test.each(PAGES)('%j has no violations in both modes, and is not wider than its window', async (address) => {
  await open(address);
  expect(await findViolationsInBothModes(page)).toEqual([]);
  for (const width of [1440, 996, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
