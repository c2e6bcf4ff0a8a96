import { expect, test } from './test';

test('long code shows its first lines, and all of them to whoever asks', async ({ page }) => {
  await page.goto('/guides/getting-started/');
  const panel = page.locator('[data-call="createTransaction"]').last();
  const code = panel.locator('pre:visible');
  const isCut = () => code.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  const more = panel.getByRole('checkbox', { name: /^Show all \d+ lines$/ });
  expect(await isCut()).toBe(true);
  await more.focus();
  await page.keyboard.press('Space');
  expect(await isCut()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(more).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('long code opens, too', async ({ page }) => {
    await page.goto('/guides/getting-started/');
    const fold = page.locator('[data-fold]:visible').first();
    await fold.locator('label').click();
    await expect(fold.getByText('Show fewer lines')).toBeVisible();
  });
});
