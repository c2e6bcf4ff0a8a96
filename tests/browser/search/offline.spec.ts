import { expect, test as plain } from '../noted-test';
import { gotoHydrated } from '../shell/support';

// Chromium logs what it could not load, so the pages are not clean here.
plain('the search says that it has no connection, and opens once it has one', async ({ context, page }) => {
  await gotoHydrated(page, '/guides/getting-started/');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const failure = page.getByRole('dialog', { name: 'Unable to fetch results' });
  await expect(failure).toContainText('You might want to check your network connection.');
  await page.keyboard.press('Escape');
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search docs' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'Search docs' }).getByRole('combobox')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

plain('the search page says that it has no connection, and keeps the query', async ({ context, page }) => {
  await gotoHydrated(page, '/search/');
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Search' }).fill('refund');
  const failure = page.getByRole('alert').filter({ hasText: 'Unable to fetch results' });
  await expect(failure).toContainText('You might want to check your network connection.');
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
