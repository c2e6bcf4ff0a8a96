import { findViolationsInBothModes } from '../axe';
import { holds } from '../../specified/holds';
import { expect, test } from '../test';

for (const { width, name } of [
  { width: 1440, name: 'the sidebar' },
  { width: 390, name: 'the menu' },
])
  test(
    `the filter of ${name} says that nothing matches, and leads to the search`,
    holds('sidebar.filter'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/guides/webhooks/');
      if (width < 997) await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const filter = page.getByRole('searchbox', { name: 'Filter pages' });
      await filter.fill('zzqx');
      await expect(page.getByText('No page in this list has this in its name.')).toBeVisible();
      expect(
        await findViolationsInBothModes(page, '.needs-script:has(> [aria-label="Filter pages"])'),
      ).toEqual([]);
      await page.getByRole('link', { name: 'Search all pages' }).click();
      await expect(page).toHaveURL(/\/search\/\?q=zzqx$/);
    },
  );
