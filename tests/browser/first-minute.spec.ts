import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { holds } from '../specified/holds';

/** Height of the window, which readers scroll by. */
const SCREEN = 900;

test.use({ viewport: { width: 1440, height: SCREEN } });

/** How many screens a reader scrolls until all of the panel that calls an operation is in view. */
async function screensTo(page: Page, operation: string): Promise<number> {
  const panel = page.locator(`[data-call="${operation}"]`).first();
  return panel.evaluate((element, screen) => {
    const { bottom } = element.getBoundingClientRect();
    return (bottom + window.scrollY) / screen;
  }, SCREEN);
}

test(
  'the first call is in the first screen, and its Run responds there',
  holds('guides.first-call'),
  async ({ page }) => {
    await page.goto('/guides/getting-started/');
    expect(await screensTo(page, 'getPing')).toBeLessThanOrEqual(1);
    const panel = page.locator('[data-call]').first();
    await panel.getByRole('button', { name: 'Run: GET /ping' }).click();
    await expect(panel).toContainText('200 OK');
  },
);

test('a recorded sale is five screens away', async ({ page }) => {
  await page.goto('/guides/getting-started/');
  expect(await screensTo(page, 'createTransaction')).toBeLessThanOrEqual(5);
});
