import type { Page } from '@playwright/test';
import { findViolationsInBothModes } from '../axe';
import { expect, test } from '../test';
import { navbar } from './support';
import { holds } from '../../specified/holds';

test('an open menu covers no control of the page in part, and is accessible in both modes', async ({
  page,
}) => {
  await page.goto('/guides/webhooks/');
  for (const name of [/1\.1\.0/, 'English']) {
    const menu = navbar(page).getByRole('button', { name });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolationsInBothModes(page), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test.describe('a menu', () => {
  test.use({ hasTouch: true });

  test(
    'opens with Enter and closes with a click, a touch or a focus elsewhere',
    holds('4.site.7'),
    async ({ page }) => {
      await page.goto('/tools/sdks/');
      const menu = navbar(page).getByRole('button', { name: 'English' });
      const entry = navbar(page).locator('a[lang="en"]');
      const elsewhere = page.getByRole('heading', { level: 1 });
      const leave = {
        click: () => elsewhere.click(),
        touch: () => elsewhere.tap(),
        focus: () =>
          navbar(page)
            .getByRole('link', { name: /^Log in/ })
            .focus(),
      };
      for (const [name, closes] of Object.entries(leave)) {
        await menu.focus();
        await page.keyboard.press('Enter');
        await expect(menu, name).toHaveAttribute('aria-expanded', 'true');
        await expect(entry, name).toBeVisible();
        await closes();
        await expect(menu, name).toHaveAttribute('aria-expanded', 'false');
        await expect(entry, name).toBeHidden();
      }
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(entry).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    },
  );
});

test(
  'a screen of 996 pixels has the menu, a wider one the entries; the bar stays in either',
  holds('4.site.4', '4.site.9', '9.site.8'),
  async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 900 });
    await page.goto('/guides/getting-started/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const entry = navbar(page).getByRole('link', { name: 'Templates', exact: true });
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(toggle).toBeHidden();
    await expect(entry).toBeVisible();
    await expect(sidebar).toBeVisible();
    await scrollStaysInView(page);

    await page.setViewportSize({ width: 996, height: 900 });
    await expect(toggle).toBeVisible();
    await expect(entry).toBeHidden();
    await expect(sidebar).toBeHidden();
    await scrollStaysInView(page);

    await test.step('the menu closes when the screen becomes wider', async () => {
      await toggle.click();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
      await page.setViewportSize({ width: 997, height: 900 });
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toHaveCount(0);
      await expect(entry).toBeVisible();
    });
  },
);

test(
  'the chosen version of the docs is kept, and forgotten when there is none of its name',
  holds('4.site.10'),
  async ({ page }) => {
    const kept = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await page.goto('/tools/sdks/');
    await navbar(page).getByRole('button', { name: '1.1.0' }).hover();
    await navbar(page).locator('.dropdown__menu').getByRole('link', { name: '1.1.0' }).click();
    await expect.poll(kept).toBe('current');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'older'));
    await page.reload();
    await expect.poll(kept).toBeNull();
  },
);

test('the templates have a separate sidebar', holds('2.site.5'), async ({ page }) => {
  await page.goto('/templates/filters/');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.getByRole('listitem')).toHaveText([
    'Templates',
    'Common use cases',
    'Filters',
    'Tags',
  ]);
});

async function scrollStaysInView(page: Page): Promise<void> {
  for (const top of [600, 2000, 1000]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  }
}
