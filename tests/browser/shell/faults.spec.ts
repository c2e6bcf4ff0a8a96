import type { Page } from '@playwright/test';
import { test as plainTest } from '../noted-test';
import { expect, test } from '../test';
import { expectTitle, gotoHydrated, navbar } from './support';
import { holds } from '../../specified/holds';

// The console shows storage errors and missing files.
plainTest(
  'with a storage that fails a page works, and the console names the key',
  holds('8.site.10'),
  async ({ page }) => {
    const log = listen(page);
    await page.addInitScript(() => {
      const fail = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Object.assign(Storage.prototype, { getItem: fail, setItem: fail, removeItem: fail });
    });
    await expectWorking(page);
    expect(log.error.join()).toContain("storage error, can't set theme=dark");
    expect(log.error.join()).toContain("storage error, can't set docusaurus.announcement.dismiss=true");
    expect(log.crashes).toEqual([]);
  },
);

plainTest('a site below another address than its own says so in red', holds('8.site.3'), async ({ page }) => {
  await page.route('**/elsewhere/', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/', route.request().url()).href }) }),
  );
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/elsewhere/');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = /');
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
  await page.unroute('**/assets/**');
  await gotoHydrated(page, '/');
  await expect(banner).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide has its entries, sidebar, text and footer', async ({ page }) => {
    await page.goto('/guides/webhooks/');
    await expectTitle(page, 'Webhooks');
    for (const name of ['Docs', 'API', 'Templates', 'Search docs'])
      await expect(navbar(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(
      page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Checkout' }),
    ).toBeVisible();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Guides', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });
});

async function expectWorking(page: Page): Promise<void> {
  await gotoHydrated(page, '/');
  const bar = page.getByText('API version 20241028 is the current version.');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

function listen(page: Page) {
  const log = { warning: [] as string[], error: [] as string[], crashes: [] as string[] };
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'warning' || type === 'error') log[type].push(message.text());
  });
  page.on('pageerror', ({ message }) => log.crashes.push(message));
  return log;
}
