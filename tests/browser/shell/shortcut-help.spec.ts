import { findViolationsInBothModes } from '../axe';
import { expect, test } from '../test';
import { holds } from '../../specified/holds';

const QUESTION = 'Shift+?';

test(
  '? lists the keys of the page, keeps the focus until Escape, and returns it',
  holds('shortcuts.list'),
  async ({ page }) => {
    await page.goto('/api/invoices/create-invoice/');
    const link = page.getByRole('link', { name: 'Home page' });
    await link.focus();
    await page.keyboard.press(QUESTION);
    const dialog = page.getByRole('dialog', { name: 'Keys of this page' });
    await expect(dialog).toBeVisible();
    for (const key of ['/', 'Ctrl K', 'Alt R', 'Esc', 'Home'])
      await expect(dialog.getByText(key, { exact: true })).toBeVisible();
    expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(link).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  },
);

test('a page lists only the keys for what it has, and typing a question mark asks for nothing', async ({
  page,
}) => {
  await page.goto('/glossary/');
  await page.getByRole('searchbox', { name: 'Filter pages' }).press(QUESTION);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press(QUESTION);
  await expect(page.getByRole('dialog')).toContainText('Search');
  await expect(page.getByRole('dialog')).not.toContainText('Alt R');
});
