import type { Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { readClipboard } from './clipboard';
import { expect, test } from './test';
import { holds } from '../specified/holds';

const failure = /^Not copied/;

async function copySnippet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy the request' }).click();
}

const clipboards = {
  forbidden: () =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
      },
    }),
  absent: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
};

for (const [state, setUp] of Object.entries(clipboards)) {
  test(
    `with a clipboard that is ${state} a message says so, and the code is selected`,
    holds('copy.failure'),
    async ({ page, operationPage }) => {
      await page.addInitScript(setUp);
      await operationPage.open('contacts', 'get-contact');
      await copySnippet(page);
      await expect(page.getByRole('status').filter({ hasText: failure })).toBeVisible();
      const code = await operationPage.snippet('curl').textContent();
      expect(await page.evaluate(() => window.getSelection()?.toString().trim())).toBe(code?.trim());
      await page.keyboard.press('Tab');
      await expect(page.getByRole('status').filter({ hasText: failure })).toHaveCount(0);
    },
  );
}

test('a copy is announced', async ({ page, context, operationPage }) => {
  await context.grantPermissions(['clipboard-write']);
  await operationPage.open('contacts', 'get-contact');
  await copySnippet(page);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await findViolationsInBothModes(page, '#code-panel')).toEqual([]);
  await expect(page.getByRole('button', { name: 'Copy the request' })).toBeVisible();
});

test('the address is copied with the account of the reader', async ({ page, context, operationPage }) => {
  await context.grantPermissions(['clipboard-write']);
  await operationPage.open('contacts', 'list-contacts');
  await page.getByRole('button', { name: /^Environment/ }).click();
  await page.getByLabel('Account', { exact: true }).fill('ada-books');
  await page.getByRole('button', { name: 'Show in snippets' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  const address = 'https://ada-books.abaco.example/api/contacts';
  await expect(operationPage.content.getByText(address, { exact: true })).toBeVisible();
  await expect.poll(() => readClipboard(page)).toBe(address);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no button covers the code', async ({ page, operationPage }) => {
    await operationPage.open('invoices', 'create-invoice');
    await page.getByRole('button', { name: 'Show code' }).click();
    const code = await operationPage.snippet('curl').boundingBox();
    const button = await page.getByRole('button', { name: 'Copy the request' }).boundingBox();
    expect(button!.y + button!.height).toBeLessThanOrEqual(code!.y);
  });
});
