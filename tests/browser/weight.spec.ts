import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { listPages, SITE } from '../contract/html/built-page';
import { PREFETCH_BUDGET } from '../../site/src/links/choose-page';
import { listLoadedScripts } from '../../tools/pages/loaded-scripts';
import { BodyForm } from './pages/body-form';
import { expect, test } from './test';

test.use({ savesData: false });

const maxScripts = 140 * 1024;
const maxHtml = 50 * 1024;
const maxBodyForm = 25 * 1024;

/** All that a first visit loads, as the server sends it, with fonts. Prefetched pages have another budget. */
const maxVisit = 300 * 1024;
const maxMedianHtml = 40 * 1024;

test('no page of the reference is heavier than its budget', async ({ page }) => {
  const pages = listPages()
    .filter((path) => path.startsWith('/api/') && path.endsWith('/'))
    .map((path) => ({ path, bytes: weighPage(path) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ bytes }) => bytes > maxHtml)).toEqual([]);
  for (const { path } of pages.slice(0, 5))
    expect(await weighScripts(page, path), path).toBeLessThanOrEqual(maxScripts);
});

for (const path of ['/', '/guides/webhooks/', '/api/', '/api/invoices/create-invoice/'])
  test(`a first visit to ${path} stays within its budget, as it is sent`, async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let bytes = 0;
    let ahead = 0;
    const prefetches = new Set<string>();
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.headers.Purpose === 'prefetch' || request.headers['Sec-Purpose'] === 'prefetch')
        prefetches.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (prefetches.has(requestId)) ahead += encodedDataLength;
      else bytes += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // The browser loads pages ahead when it is idle, one after the other.
    let earlier = 0;
    const isEnd = () => {
      const isSame = ahead > 0 && ahead === earlier;
      earlier = ahead;
      return isSame;
    };
    await expect.poll(isEnd, { intervals: [1000] }).toBe(true);
    expect(bytes).toBeGreaterThan(maxScripts);
    expect(bytes).toBeLessThanOrEqual(maxVisit);
    expect(ahead).toBeLessThanOrEqual(PREFETCH_BUDGET);
  });

test('the HTML of half of the pages is light', () => {
  const sizes = listPages()
    .filter((url) => url.endsWith('/'))
    .map(weighPage)
    .toSorted((one, other) => one - other);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(maxMedianHtml);
});

test('the scripts of a page do not depend on the page', async ({ page, context }) => {
  const small = await weighScripts(page, '/api/ping/get-ping/');
  const large = await weighScripts(await context.newPage(), '/api/transactions/create-transaction/');
  expect(large).toBe(small);
});

test('no page loads a highlighter or the request console', async ({ page }) => {
  const scripts = await collectScripts(page, '/api/invoices/create-invoice/');
  for (const { url, body } of scripts) expect(body.includes('Prism'), url).toBe(false);
});

test('the form of a body is loaded with the console only, and stays within its budget', async ({ page }) => {
  const scripts: { url: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (/\/body-form\..*\.js$/.test(response.url()))
      scripts.push({ url: response.url(), body: response.body() });
  });
  await collectScripts(page, '/api/invoices/create-invoice/');
  expect(scripts).toEqual([]);
  await new BodyForm(page).open('invoices', 'create-invoice');
  expect(scripts).toHaveLength(1);
  expect(weigh(await scripts[0]!.body)).toBeLessThanOrEqual(maxBodyForm);
});

for (const path of ['/', '/guides/getting-started/', '/api/', '/api/invoices/create-invoice/'])
  test(`nothing holds up the text of ${path}`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, afterStyles = ''] = html.split(/<link rel="stylesheet"[^>]*>/);
    // An inline script waits for the stylesheets above it, and everything below waits for the script.
    expect(afterStyles.match(/<script(?![^>]*\s(?:src|type)=)[^>]*>/g)).toBeNull();
    const [text = '', scripts] = afterStyles.split(/(<script src=.*)/s);
    expect(text).toContain('</footer>');
    expect(scripts).toMatch(/^(?:<script src=[^>]+ defer><\/script>\s*)+<\/body>/);
  });

/** Returns the size of the HTML of a page, compressed, in bytes. */
function weighPage(path: string): number {
  return weigh(readFileSync(join(SITE, path, 'index.html')));
}

async function weighScripts(page: Page, path: string): Promise<number> {
  const scripts = await collectScripts(page, path);
  return scripts.reduce((sum, { body }) => sum + weigh(body), 0);
}

async function collectScripts(page: Page, path: string): Promise<{ url: string; body: Buffer }[]> {
  await page.goto(path);
  // On a busy machine the network can be idle before the scripts run that load others.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  const urls = await listLoadedScripts(page);
  expect(urls.length).toBeGreaterThan(0);
  return Promise.all(urls.map(async (url) => ({ url, body: await (await page.request.get(url)).body() })));
}

function weigh(body: Buffer): number {
  return gzipSync(body).length;
}
