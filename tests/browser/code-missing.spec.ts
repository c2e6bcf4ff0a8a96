import type { Page } from '@playwright/test';
import { expect, test } from './noted-test';
import { holds } from '../specified/holds';
import { PageSimulator } from './pages/page-simulator';
import { SCRIPTS } from './shell/support';

/** Opens a page, and lets no more code reach it. Chromium logs what it could not load, so the page is not clean. */
async function openWithoutMoreCode(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // Code that fails before this is said to be missing, until React starts.
  await page.locator('html[data-scripts="ready"]').waitFor();
  await page.route(SCRIPTS, (route) => route.abort());
}

/** The bar over a page of which a part did not load. */
function incomplete(page: Page) {
  return page.getByText('Part of this page did not load.');
}

test(
  'a run whose code is missing says that nothing was sent, and works when the code comes',
  holds('run.code-missing'),
  async ({ page }) => {
    await openWithoutMoreCode(page, '/api/ping/get-ping/');
    const run = page.getByRole('button', { name: /^Run:/ }).first();
    await run.dispatchEvent('click');
    await expect(
      page.getByText('The simulator did not load, and nothing was sent. Try again.'),
    ).toBeVisible();
    await expect(incomplete(page)).toBeVisible();
    await page.unroute(SCRIPTS);
    await run.dispatchEvent('click');
    await expect(new PageSimulator(page).line).toContainText('200 OK');
    await expect(incomplete(page)).toBeHidden();
  },
);

test(
  'a control whose code is missing says so where it can, and a bar over the page in any case; its button repairs it',
  holds('environment.missing', 'scripts.incomplete'),
  async ({ page }) => {
    await openWithoutMoreCode(page, '/api/ping/get-ping/');
    const shortcuts = page.getByRole('dialog', { name: 'Keys of this page' });
    // Nothing in the page is there to say so.
    await page.keyboard.press('?');
    await expect(incomplete(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search docs' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Environment/ })
      .first()
      .click();
    await expect(page.getByText('The form did not load. It needs a connection once.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(incomplete(page)).toBeHidden();
    await page.locator('html[data-scripts="ready"]').waitFor();
    await page.keyboard.press('?');
    await expect(shortcuts).toBeVisible();
  },
);

test('a lab whose code is missing says so', holds('labs.missing'), async ({ page }) => {
  await openWithoutMoreCode(page, '/guides/webhooks/');
  const lab = page.getByRole('region', { name: 'Webhook lab' });
  await lab.getByRole('button', { name: /^Open the / }).dispatchEvent('click');
  await expect(lab.getByRole('alert')).toHaveText(
    /^The lab could not be loaded\. It needs a connection once;/,
  );
});
