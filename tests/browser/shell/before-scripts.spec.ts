import { test as plainTest, type Page } from '@playwright/test';
import { findViolationsInBothModes } from '../axe';
import { expect, test } from '../test';
import { holds } from '../../specified/holds';

const SCRIPTS = '**/assets/js/*.js';

test.describe('before the scripts run', () => {
  test.use({ awaitsScripts: false });

  for (const key of ['Control+k', 'Meta+k', '/'])
    test(`${key} is kept with what is typed after it, and opens the search as soon as it can`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto('/guides/webhooks/', { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await page.keyboard.press(key);
      await page.keyboard.type('refund');
      release();
      const field = page.getByRole('dialog', { name: 'Search docs' }).getByRole('combobox');
      await expect(field).toHaveValue('refund');
      await expect(field).toBeFocused();
    });

  test('a field keeps its letters, and Escape gives the search up', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/no/such/page/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('a/b');
    await expect(field).toHaveValue('a/b');
    await field.blur();
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    release();
    await page.locator('html[data-search="ready"][data-has-hydrated="true"]').waitFor();
    await expect(page.getByRole('dialog', { name: 'Search docs' })).toHaveCount(0);
  });

  test('scripts that take 15 s are said to be missing until they come', async ({ page }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto('/guides/webhooks/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await expect(missing(page)).toBeHidden();
    await page.clock.runFor(15_000);
    await expect(missing(page)).toBeVisible();
    await page.clock.resume();
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(missing(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Search docs' })).toBeVisible();
  });
});

// The browser writes a script that fails into the console.
plainTest(
  'a page whose code fails says so, shows no dead button, and can be reloaded',
  holds('scripts.missing'),
  async ({ page }) => {
    const code = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;
    await page.route(code, (route) => route.abort());
    await page.goto('/api/invoices/create-invoice/');
    await expect(missing(page)).toBeVisible();
    const buttons = page.locator('button:visible:not([popovertarget])');
    await expect(buttons).toHaveText(['Reload']);
    expect(await findViolationsInBothModes(page, '.scripts-missing')).toEqual([]);
    await page.unroute(code);
    await buttons.click();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(missing(page)).toHaveCount(0);
  },
);

function missing(page: Page) {
  return page.getByText('Search and the other controls of this page did not load.');
}

/** Holds the scripts of the site back. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  const held: { release?: () => void } = {};
  const isReleased = new Promise<void>((resolve) => (held.release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => held.release?.();
}
