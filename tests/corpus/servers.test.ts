import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findViolationsInBothModes } from '../browser/axe';
import { readClipboard } from '../browser/clipboard';
import { launchBrowser } from '../setup/browser';
import { serveFolder, type ServedFolder } from '../../tools/pages/serve-folder';
import { buildHarbor } from './harbor/build';

const DEFAULT = 'https://api.harbor.example/v1';
const OPERATION = '/api/berths/list-berths/';

let server: ServedFolder;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await serveFolder(buildHarbor());
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  const viewport = { width: 1440, height: 900 };
  page = await browser.newPage({ baseURL: server.origin, viewport });
});

afterEach(() => page.close());

const form = (): Locator => page.getByRole('dialog', { name: 'Your environment' });
const snippets = (): Locator =>
  page.locator('[data-requests] [data-language]:not([data-language="body"]) pre');

async function open(address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

async function openForm(): Promise<void> {
  await page
    .getByRole('button', { name: /^Environment/ })
    .first()
    .click();
  await form().getByRole('button', { name: 'Show in snippets' }).waitFor();
}

async function choose(server: string, values: Record<string, string> = {}): Promise<void> {
  await openForm();
  await form().getByLabel('Environment', { exact: true }).selectOption(server);
  for (const [label, value] of Object.entries(values)) {
    const field = form().getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await form().getByRole('button', { name: 'Show in snippets' }).click();
}

/** Waits until no snippet has the address of the pages. */
async function changed(): Promise<string[]> {
  await page.waitForFunction(
    (address) =>
      [...document.querySelectorAll('[data-requests] pre [data-reader-value="baseUrl"]')].every(
        ({ textContent }) => textContent !== address,
      ),
    DEFAULT,
  );
  return snippets().allTextContents();
}

test('the server and the values of its variables are in every snippet, in the title, in guides and in copies', async () => {
  await page.context().grantPermissions(['clipboard-write']);
  await open(OPERATION);
  const before = await snippets().allTextContents();
  expect(before).toHaveLength(8);
  await choose('{region}.harbor.example:{port}', { Region: 'us-east', 'Base path': 'berths/v3' });
  const address = 'https://us-east.harbor.example:443/berths/v3';
  const after = await changed();
  expect(after).toEqual(before.map((code) => code.replace(DEFAULT, address)));
  expect(await form().getByRole('status').textContent()).toContain('{region}.harbor.example:{port}');
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-part="path"]').locator('xpath=..').textContent()).toBe(
    `${address}/berths`,
  );
  await page.getByRole('button', { name: 'Copy the request' }).click();
  await page.getByText('Copied').first().waitFor();
  expect(await readClipboard(page)).toContain(`${address}/berths`);
  await open('/');
  await page.waitForFunction(
    (text) => document.querySelector('main')?.textContent?.includes(`curl ${text}/berths`),
    address,
  );
  await openForm();
  await form().getByRole('button', { name: 'Clear' }).click();
  await open(OPERATION);
  expect(await snippets().allTextContents()).toEqual(before);
});

test('the address in an example stays', async () => {
  await open('/api/berths/create-berth/');
  await choose('Your machine', { Port: '8080' });
  const after = await changed();
  for (const code of after) expect(code).toContain('http://localhost:8080');
  expect(after.join('')).toContain('at https://api.harbor.example/v1/berths');
});

test('an operation that declares another server keeps it', async () => {
  await open(OPERATION);
  await choose('Your machine');
  await changed();
  await open('/api/berths/upload-photo/');
  for (const code of await snippets().allTextContents())
    expect(code).toContain('https://upload.harbor.example');
  await openForm();
  expect(await form().getByRole('combobox').count()).toBe(0);
});

test.each([
  "x'; rm -rf",
  '$(id)',
  '#{exit}',
  'a"b',
  'a//b',
  'evil@host',
  '<img src=x onerror=alert(1)>',
  'a\u202eb',
])('the value %j is refused, typed and stored', async (value) => {
  await open(OPERATION);
  await choose('Your machine', { Port: value });
  expect(await form().getByLabel('Port', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  const stored = { server: 'Your machine', values: { '{port}': value, baseUrl: value, __proto__: value } };
  await page.evaluate((text) => sessionStorage.setItem('environment', text), JSON.stringify(stored));
  await page.reload();
  for (const code of await changed()) expect(code).toContain('http://localhost:4020');
});

test('a stored value that its variable does not have, and a stored address, change nothing', async () => {
  await open(OPERATION);
  const stored = {
    server: '{region}.harbor.example:{port}',
    values: { '{region}': 'evil', baseUrl: 'https-evil' },
  };
  await page.evaluate((text) => sessionStorage.setItem('environment', text), JSON.stringify(stored));
  await page.reload();
  for (const code of await changed()) expect(code).toContain('https://eu-west.harbor.example:443/v1');
});

test('the form fits, works with the keyboard, and has no violations', async () => {
  await open(OPERATION);
  await openForm();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await form().getByLabel('Region', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await form().getByLabel('Region', { exact: true }).inputValue()).toBe('us-east');
  for (const width of [1440, 996, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(OPERATION);
    if (width < 997) await page.getByRole('button', { name: 'Show code' }).click();
    await choose('{region}.harbor.example:{port}', { 'Base path': '"' });
    const box = (await form().boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    const overflow = await form().evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await findViolationsInBothModes(page, '[data-environment]:popover-open')).toEqual([]);
  }
});

test('a project without `console` sends nothing, and its policy allows nothing', async () => {
  const response = await page.goto(OPERATION);
  expect(await page.locator('[data-live]').count()).toBe(0);
  expect(await response?.headerValue('Content-Security-Policy')).toContain("connect-src 'self';");
});

test('Run without the inferred world shows the documented response, and says that it is an example', async () => {
  const requests: string[] = [];
  await page.route('**/world/**', (route) => route.abort());
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await open('/api/berths/create-berth/');
  await page.getByRole('button', { name: 'Run: Create a berth' }).click();
  const line = page.locator('#code-panel [data-run-status]');
  await line.getByText('not a live response').waitFor();
  expect(await line.textContent()).toMatch(/^201 Created example /);
  expect(await page.locator('[data-status="201"] pre').isVisible()).toBe(true);
  expect(await findViolationsInBothModes(page, '#code-panel')).toEqual([]);
  expect(new Set(requests)).toEqual(new Set([server.origin]));
  await choose('Your machine');
  expect(await line.textContent()).toBe('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+R');
  await line.getByText('201 Created').waitFor();
});

test('Run leads from an error to the success, also from the bar of a small screen', async () => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(OPERATION);
  await page.locator('[data-action-bar]').getByRole('button', { name: 'Run' }).click();
  const panel = page.locator('#code-panel');
  await panel.locator('[data-world-answer="answered"]').waitFor();
  await panel.getByRole('radio', { name: '401' }).check();
  expect(await panel.locator('[data-world-answer]').isVisible()).toBe(false);
  await panel.getByRole('button', { name: 'Run: List berths' }).click();
  await panel.locator('[data-world-answer]').waitFor();
  await panel.locator('[data-run-status]').getByText('200 OK').waitFor();
  expect(await panel.locator('[data-run-tab] input').isChecked()).toBe(true);
});

test('without scripts, snippets have the default server, and all servers are listed with their variables', async () => {
  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(OPERATION);
  const codes = await plain.locator('[data-requests] pre').allTextContents();
  expect(codes.filter((code) => code.includes(DEFAULT))).toHaveLength(8);
  const text = await plain.locator('main').textContent();
  for (const url of [DEFAULT, 'https://{region}.harbor.example:{port}/{basePath}', 'http://localhost:{port}'])
    expect(text).toContain(url);
  await plain.goto('/api/');
  const list = (await plain.locator('main').textContent()) ?? '';
  for (const words of [
    '{region}',
    'Where the data is kept.',
    'ap-south',
    '8443',
    'The path of your installation.',
  ])
    expect(list).toContain(words);
  await context.close();
});
