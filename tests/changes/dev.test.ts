import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../builders/free-port';
import { findChromium } from '../setup/chromium';
import { ProjectCopy } from './project-copy';

const GUIDE = 'docs/guides/record-sales.mdx';
const COUPON = 'openapi/components/schemas/CouponUpdate.yaml';

const copy = new ProjectCopy();
let dev: ChildProcess;
let printed = '';
let browser: Browser;
let page: Page;
let port: number;

beforeAll(async () => {
  port = await findFreePort();
  dev = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    cwd: copy.folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, PORT: undefined, NO_COLOR: '1' },
  });
  dev.stdout?.on('data', (chunk) => (printed += String(chunk)));
  dev.stderr?.on('data', (chunk) => (printed += String(chunk)));
  await untilPrinted('compiled successfully');
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(`http://localhost:${port}/guides/record-sales/`);
});

afterAll(async () => {
  await browser?.close();
  dev.kill();
  copy.remove();
});

test('a page shows a limit as soon as the description has another one', async () => {
  await untilShown('A request takes up to 200 items.');
  replace('openapi/openapi.yaml', 'perRequest: 200', 'perRequest: 170');
  await untilShown('A request takes up to 170 items.');
  replace('openapi/openapi.yaml', 'perRequest: 170', 'perRequest: 200');
  await untilShown('A request takes up to 200 items.');
});

test('a page that names an unknown field is right as soon as the description has that field', async () => {
  const before = printed.length;
  replace(GUIDE, 'A request takes', 'Its <Field of="Coupon.note" />. A request takes');
  await untilPrinted('There is no field "Coupon.note"', before);
  replace(
    COUPON,
    '  redeem_by:\n',
    '  note:\n    type: string\n    description: What the shop writes.\n  redeem_by:\n',
  );
  await untilShown('Its note. A request takes');
});

test('a page shows a setting as soon as it has changed, and the terminal says that the site starts again', async () => {
  const before = printed.length;
  replace('openapi/project.yaml', 'name: Abaco\n', 'name: Soroban\n');
  await untilPrinted('generated/project/project.json has changed: the site starts again.', before);
  await expect.poll(readTitle).toContain('Soroban');
});

test('nothing is left running when npm is ended', async () => {
  dev.kill('SIGTERM');
  while (await isTaken(port)) await new Promise((resolve) => setTimeout(resolve, 100));
});

function replace(file: string, from: string, to: string): void {
  copy.write(file, copy.read(file).replace(from, to));
  expect(copy.read(file)).toContain(to);
}

async function untilPrinted(text: string, from = 0): Promise<void> {
  while (!printed.slice(from).includes(text)) {
    if (dev.exitCode !== null) throw new Error(printed);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function untilShown(text: string): Promise<void> {
  await page.locator('main p', { hasText: text }).first().waitFor();
}

/** The name of the product on a page that is loaded anew; nothing while the site starts. */
async function readTitle(): Promise<string | undefined> {
  try {
    await page.goto(`http://localhost:${port}/`);
    return await page.locator('.navbar__title').innerText({ timeout: 1000 });
  } catch {
    return undefined;
  }
}

async function isTaken(number: number): Promise<boolean> {
  const probe = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(true));
    probe.listen(number, () => resolve(false));
  });
  probe.close();
  return taken;
}
