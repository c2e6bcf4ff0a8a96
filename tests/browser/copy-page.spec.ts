import type { Page } from '@playwright/test';
import { readClipboard } from './clipboard';
import { expect, test } from './test';

const GUIDE = '/guides/getting-started/';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-write']);
});

test('a page is copied as the Markdown next to it', async ({ page }) => {
  await page.goto(GUIDE);
  await copyPage(page);
  expect(await readClipboard(page)).toBe(await readFile(page, `${GUIDE}index.md`));
});

test('code is copied in the language of the reader, where the page has such a version', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('choice-language', 'ruby'));
  await page.goto(GUIDE);
  await copyPage(page);
  expect(await readClipboard(page)).toBe(await readFile(page, `${GUIDE}index.ruby.md`));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click();
  await expect(page).toHaveURL('/api/');
  await copyPage(page);
  expect(await readClipboard(page)).toBe(await readFile(page, '/api/index.md'));
});

test('copies the page in a browser without `ClipboardItem`', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await page.goto('/glossary/');
  await copyPage(page);
  expect(await readClipboard(page)).toBe(await readFile(page, '/glossary/index.md'));
});

test('reports that a reader is offline, and lets them try again', async ({ page, context }) => {
  await page.goto('/glossary/');
  await context.setOffline(true);
  await copyPage(page, 'Not loaded. Try again.');
  await context.setOffline(false);
  await copyPage(page);
});

test('does not copy an HTML page instead of the Markdown', async ({ page }) => {
  await page.route('**/index.md', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Not found' }),
  );
  await page.goto('/glossary/');
  await copyPage(page, 'Not loaded. Try again.');
});

test('reports what it cannot copy', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { write: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    }),
  );
  await page.goto('/glossary/');
  await copyPage(page, 'The browser does not allow it.');
});

async function copyPage(page: Page, message = 'Copied as Markdown'): Promise<void> {
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
}

async function readFile(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}
