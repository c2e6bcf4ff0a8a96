import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../builders/free-port';
import { ProjectCopy } from '../changes/project-copy';
import { launchBrowser } from '../setup/browser';
import { scriptOf } from './walk-script';

const copy = new ProjectCopy();
const consoleErrors: string[] = [];
let server: ChildProcess;
let browser: Browser;
let page: Page;

/** All but those that need a simulator or our extensions. */
const VERBS = ['call', 'check_payload', 'event', 'explain', 'object', 'operation', 'page', 'search'];

/** Does what the page says, up to its last command, which serves the site; then opens it. */
beforeAll(async () => {
  const port = await findFreePort();
  const script = scriptOf(readFileSync('docs/_contributing/reuse.md', 'utf8'));
  server = spawn('bash', ['-euc', script], {
    cwd: copy.folder,
    detached: true,
    env: { ...process.env, PORT: String(port), CI: 'true', VITEST: undefined, NODE_ENV: undefined },
  });
  await untilServed(server, `http://localhost:${port}/`);
  browser = await launchBrowser();
  page = await browser.newPage({ baseURL: `http://localhost:${port}` });
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
  page.on('pageerror', ({ message }) => consoleErrors.push(message));
});

afterAll(async () => {
  await browser?.close();
  // The script and everything it started are a separate process group.
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  copy.remove();
});

test('the site has the name, the title and the address of the project', async () => {
  await open('/');
  expect(await page.title()).toBe('Introduction | Train Travel Developers');
  expect(await page.locator('.navbar__title').textContent()).toBe('Train Travel');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    'https://developers.train-travel.example/',
  );
  expect(await page.getByRole('link', { name: 'Status' }).first().getAttribute('href')).toBe(
    'https://status.train-travel.example/',
  );
});

test.each([
  { mode: 'light', brand: 'rgb(31, 95, 191)' },
  { mode: 'dark', brand: 'rgb(138, 184, 255)' },
])('its colour in the $mode mode is that of the project', async ({ mode, brand }) => {
  await open('/');
  const seen = await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'var(--ifm-color-primary)';
    return getComputedStyle(probe).color;
  }, mode);
  expect(seen).toBe(brand);
});

test('operations have snippets in the chosen languages, in their order', async () => {
  await open('/api/bookings/create-booking/');
  const languages = page.locator('select[data-choice="language"]').first().locator('option');
  expect(await languages.allTextContents()).toEqual(['curl', 'Python', 'TypeScript', 'Body only']);
});

test('the sidebar has the groups of tags', async () => {
  await open('/api/');
  const sidebar = await page.getByRole('navigation', { name: 'Docs sidebar' }).innerText();
  expect(sidebar).toMatch(/Plan\s+Stations\s+Trips\s+Pay\s+Bookings\s+Payments/);
});

test('a guide is bound to the description, and is found', async () => {
  await open('/guides/book-a-trip/');
  expect(await page.getByRole('link', { name: 'GET /trips' }).getAttribute('href')).toBe(
    '/api/trips/get-trips/',
  );
  await open('/search/?q=book+a+trip');
  await page.locator('main a[href^="/guides/book-a-trip/"]').first().waitFor();
});

test('a page of Markdown has a place in the sidebar, neighbours, and is found', async () => {
  await open('/questions/');
  expect(await page.title()).toBe('Questions | Train Travel Developers');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  expect(await sidebar.locator('[aria-current="page"]').innerText()).toBe('Questions');
  const neighbours = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
  expect(await neighbours.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/guides/book-a-trip/',
  ]);
  await open('/search/?q=bring+a+bicycle');
  await page.locator('main a[href="/questions/#may-i-bring-a-bicycle"]').first().waitFor();
});

test('nothing fails in the browser', () => {
  expect(consoleErrors).toEqual([]);
});

test('no file mentions our API, or the machine that built it', () => {
  const build = path.join(copy.folder, 'train/build');
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(50);
  const ours = files
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => new RegExp(`abaco|${tmpdir()}/`, 'i').test(readFileSync(file, 'latin1')));
  expect(ours).toEqual([]);
  expect(readFileSync(path.join(build, 'favicon.ico'))).not.toEqual(readFileSync('abaco/static/favicon.ico'));
});

test('its docs as one program answer from the pages, the schemas and the examples', async () => {
  const file = path.join(copy.folder, 'train/train-travel-docs.mjs');
  expect(readFileSync(file, 'utf8')).not.toMatch(/abaco/i);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [file] }));
  const ask = async (name: string, given: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    return { isError, text: (content as { text: string }[])[0]?.text ?? '' };
  };
  try {
    expect(client.getServerVersion()?.name).toBe('train-travel-docs');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(VERBS);
    expect(JSON.stringify(tools)).not.toMatch(/invoice/i);
    expect((await ask('search', { query: 'bicycle' })).text).toContain('/questions/#may-i-bring-a-bicycle');
    expect((await ask('operation', { id: 'POST /bookings' })).text).toContain('passenger_name');
    const call = { method: 'POST', path: 'https://api.example.com/bookings?x=1' };
    expect((await ask('call', { ...call, body: { passenger_name: 'Ada' } })).text).toMatch(
      /^Status 201 · documented example of create-booking(.|\n)*"John Doe"/,
    );
    const refused = await ask('call', { ...call, body: { passenger_name: 7 } });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('`/passenger_name`');
    const wrong = { operation: 'create-booking', body: { has_dog: 'yes' } };
    expect((await ask('check_payload', wrong)).text).toContain('`/has_dog`');
    const error = await ask('explain', { status: 409, operation: 'create-booking' });
    expect(error.text).toContain('There is a conflict with an existing resource.');
  } finally {
    await client.close();
  }
});

/** Opens a page and waits until its scripts have run, so that their errors are known. */
async function open(address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** @throws with all that was printed when the script ends before. */
async function untilServed(script: ChildProcess, address: string): Promise<void> {
  let printed = '';
  script.stdout?.on('data', (chunk) => (printed += String(chunk)));
  script.stderr?.on('data', (chunk) => (printed += String(chunk)));
  const ended = new Promise<never>((_, reject) =>
    script.on('close', (code) => reject(new Error(`The walk ended with ${code}:\n${printed}`))),
  );
  const served = (async () => {
    while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 200));
  })();
  await Promise.race([served, ended]);
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
