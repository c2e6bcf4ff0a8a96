import { expect, test, type Page } from '@playwright/test';
import { holds } from '../specified/holds';

/** Opens a page, and lets no more code reach it. Chromium logs what it could not load, so the page is not clean. */
async function openWithoutMoreCode(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.route(/\/assets\/js\//, (route) => route.abort());
}

test(
  'a run whose code is missing says that nothing was sent',
  holds('run.code-missing'),
  async ({ page }) => {
    await openWithoutMoreCode(page, '/api/ping/get-ping/');
    await page.getByRole('button', { name: /^Run:/ }).first().dispatchEvent('click');
    await expect(
      page.getByText('The simulator did not load, and nothing was sent. Try again.'),
    ).toBeVisible();
  },
);

test('an environment form whose code is missing says so', holds('environment.missing'), async ({ page }) => {
  await openWithoutMoreCode(page, '/api/ping/get-ping/');
  await page
    .getByRole('button', { name: /^Environment/ })
    .first()
    .click();
  await expect(page.getByText('The form did not load. It needs a connection once.')).toBeVisible();
});

test('a lab whose code is missing says so', holds('labs.missing'), async ({ page }) => {
  await openWithoutMoreCode(page, '/guides/webhooks/');
  const lab = page.getByRole('region', { name: 'Webhook lab' });
  await lab.getByRole('button', { name: /^Open the / }).dispatchEvent('click');
  await expect(lab.getByRole('alert')).toHaveText(
    /^The lab could not be loaded\. It needs a connection once;/,
  );
});
