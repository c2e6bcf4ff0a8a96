import type { Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { readClipboard } from './clipboard';
import { expect, test } from './test';
import { holds } from '../specified/holds';

const GUIDE = '/guides/getting-started/';

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-write']);
});

test('a page is copied as the Markdown next to it', holds('copy-page.copied'), async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abaco API');
  await copyPage(page);
  expect(await readClipboard(page)).toBe(await readFile(page, '/api/index.md'));
});

test('copies the page in a browser without `ClipboardItem`', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await page.goto('/glossary/');
  await copyPage(page);
  expect(await readClipboard(page)).toBe(await readFile(page, '/glossary/index.md'));
});

test(
  'reports that a reader is offline, and lets them try again',
  holds('copy-page.offline'),
  async ({ page, context }) => {
    await page.goto('/glossary/');
    await context.setOffline(true);
    await copyPage(page, 'Not loaded. Try again.');
    await context.setOffline(false);
    await copyPage(page);
  },
);

test('does not copy an HTML page instead of the Markdown', async ({ page }) => {
  await page.route('**/index.md', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Not found' }),
  );
  await page.goto('/glossary/');
  await copyPage(page, 'Not loaded. Try again.');
});

test('reports what it cannot copy', holds('copy-page.refused'), async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { write: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    }),
  );
  await page.goto('/glossary/');
  await copyPage(page, 'The browser does not allow it.');
});

for (const path of [GUIDE, '/api/invoices/create-invoice/'])
  test.describe(`the menu of ${path}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('opens by keyboard, and gives assistants the address of the Markdown and nothing else', async ({
        page,
      }) => {
        await page.goto(`${path}?q="><img src=x>&model=x#"><script>`);
        const markdown = await page.locator('link[type="text/markdown"]').getAttribute('href');
        expect(markdown).toMatch(/^https:/);
        const { button, menu } = findMenu(page);
        await button.press('Enter');
        await expect(menu).toBeVisible();
        await page.keyboard.press('Tab');
        const links = menu.getByRole('link');
        await expect(links.first()).toBeFocused();
        await expect(links.first()).toHaveAttribute('href', `${path}index.md`);
        for (const name of ['ChatGPT', 'Claude']) {
          const link = menu.getByRole('link', { name: `Open in ${name}` });
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
          const { protocol, searchParams, hash } = new URL((await link.getAttribute('href')) ?? '');
          expect({ protocol, hash, names: [...searchParams.keys()] }).toEqual({
            protocol: 'https:',
            hash: '',
            names: ['q'],
          });
          expect(searchParams.get('q')).toContain(` ${markdown} `);
        }
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
      });
    });

    test('fits every window, and axe finds nothing in it in both modes', async ({ page }) => {
      await page.goto(path);
      const { button, menu } = findMenu(page);
      await button.click();
      for (const width of [1440, 996, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(menu).toBeInViewport({ ratio: 1 });
        expect(await findOverflow(page)).toBe(0);
      }
      expect(await findViolationsInBothModes(page, '#page--open')).toEqual([]);
      await menu.getByRole('link', { name: 'Connect to your editor' }).click();
      await expect(page).toHaveURL(/\/tools\/downloads\/#/);
      await expect(menu).toBeHidden();
    });
  });

function findMenu(page: Page) {
  return { button: page.locator('[popovertarget="page--open"]'), menu: page.locator('#page--open') };
}

/** How many pixels of the page are outside of the window. */
function findOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function copyPage(page: Page, message = 'Copied as Markdown'): Promise<void> {
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
}

async function readFile(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}
