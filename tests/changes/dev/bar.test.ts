import axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../../generator/problems/problem';
import { bundleBar } from '../../../site/dev/bundle-bar';
import { STATUS_PATH, type DevStatus } from '../../../site/dev/status';
import { launchBrowser } from '../../setup/browser';

const colors = ['tokens', 'base'].map((name) => readFileSync(`site/src/css/${name}.css`, 'utf8')).join('\n');

const problems: Problem[] = Array.from({ length: 15 }, (_, index) => ({
  ruleId: 'element',
  severity: index === 0 ? 'warn' : 'error',
  message: `There is no field "Coupon.<img src=x onerror=alert(${index})>".`,
  remedy: 'Did you mean "Coupon.code"?',
  location: {
    file: 'openapi/components/examples/createInvoice.request.default.yaml',
    line: index + 1,
    column: 3,
    pointer: '',
  },
}));
const status: DevStatus = { session: 1, goodAt: 0, tookMs: 840, problems };

let bar: string;
let browser: Browser;
const server = createServer(answer);

beforeAll(async () => {
  bar = await bundleBar();
  browser = await launchBrowser();
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const screens = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
];

test.each(screens)(
  'the bar can be read and reached by everyone: $theme, $width px',
  async ({ theme, width }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/?theme=${theme}`);
    const summary = page.locator('#dev-bar summary');
    await summary.waitFor();
    expect(await summary.evaluate((element) => element.clientHeight)).toBe(40);
    const [name, line] = await summary
      .locator('.first')
      .evaluate((element) => [element.firstElementChild?.clientWidth ?? 0, element.lastChild?.textContent]);
    expect(name).toBeGreaterThan(100);
    expect(line).toBe(':2:3');
    expect(await summary.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await summary.press('Enter');
    const list = page.locator('#dev-bar ol');
    await list.waitFor();
    expect(await list.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(17 * 16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.keyboard.press('Tab');
    expect(await findViolations(page)).toEqual([]);
    expect(await page.locator('#dev-bar img').count()).toBe(0);
    expect(await page.locator('#dev-bar [role=status]').textContent()).toMatch(
      /^14 errors, 1 warning\. Showing/,
    );
    await context.close();
  },
);

/** Answers with a page that has the bar, and with one status, whose stream stays open as that of `npm run dev` does. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === STATUS_PATH) {
    response.setHeader('Content-Type', 'text/event-stream').write(`data: ${JSON.stringify(status)}\n\n`);
    return;
  }
  const head = `<title>Page</title><style>${colors}</style>`;
  const body = `<main><h1>Page</h1></main><script>${bar}</script>`;
  const theme = searchParams.get('theme') ?? '';
  const html = `<!doctype html><html lang="en" data-theme="${theme}"><head>${head}</head><body>${body}</body></html>`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
}

async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe.source });
  return page.evaluate(async () => {
    const judged = globalThis as typeof globalThis & { axe: typeof axe };
    const { violations } = await judged.axe.run(document);
    return violations.map(({ id }) => id);
  });
}
