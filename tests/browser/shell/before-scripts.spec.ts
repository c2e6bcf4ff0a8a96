import type { Page } from '@playwright/test';
import { SearchModal } from '../search/support/search-modal';
import { expect, test } from '../test';
import { holdScripts } from './support';

/** Between two keys of somebody who types fast, in milliseconds. */
const PACE = { delay: 60 };

test.describe('before the scripts run', () => {
  test.use({ awaitsScripts: false });

  for (const key of ['Control+k', '/'])
    test(`${key} is kept with what is typed until the search field has the focus, also after 20 s`, async ({
      page,
    }) => {
      await page.clock.install();
      const release = await holdScripts(page);
      await page.goto('/guides/webhooks/', { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await page.clock.fastForward(20_000);
      await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
      await page.keyboard.press(key);
      await page.keyboard.type('refunded');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expectTypedWhile(release, page, ' of a part', 'refund of a part');
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
});

for (const key of ['Control+k', '/'])
  test(`${key} and what is typed while the search loads is all in its field, and nowhere else`, async ({
    page,
  }) => {
    await page.goto('/api/ping/get-ping/', { waitUntil: 'networkidle' });
    const release = await holdScripts(page);
    const { dialog } = new SearchModal(page);
    const filter = page.getByRole('searchbox', { name: 'Filter pages' });
    const shortcuts = page.getByRole('dialog', { name: 'Keys of this page' });
    if (key === 'Control+k') await filter.focus();

    await page.keyboard.press(key);
    await page.keyboard.type('given up');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Search docs' })).toBeFocused();

    await page.keyboard.press(key);
    // A second of typing before the code comes.
    await page.keyboard.type('What is a refund?!', PACE);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(dialog).toHaveCount(0);
    await expectTypedWhile(release, page, ' of a part?', 'What is a refund of a part?');
    await expect(filter).toHaveValue('');
    await expect(shortcuts).toHaveCount(0);
    await page.keyboard.type('!');
    await expect(dialog.getByRole('combobox')).toHaveValue('What is a refund of a part?!');
  });

/** Types these keys while the code comes, and expects that the field of the search has the whole query and the focus. */
async function expectTypedWhile(release: () => void, page: Page, keys: string, query: string): Promise<void> {
  release();
  await page.keyboard.type(keys, PACE);
  const { input } = new SearchModal(page);
  await expect(input).toHaveValue(query);
  await expect(input).toBeFocused();
}
