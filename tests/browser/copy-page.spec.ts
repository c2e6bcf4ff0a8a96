import type { Page } from '@playwright/test';
import { readClipboard } from './clipboard';
import { expect, test } from './test';

async function copyPage(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toBeVisible();
  return readClipboard(page);
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-write']);
});

test('a guide is copied with its headings, code, tables and lists', async ({ page }) => {
  const markdown = await copyPage(page, '/guides/getting-started/');
  expect(markdown).toMatch(/^# Getting started$/m);
  expect(markdown).toMatch(/^## 3\. Say hello$/m);
  expect(markdown).toMatch(/^```curl\ncurl 'https:.*\n[^]*?\n```$/m);
  expect(markdown).toContain('| Environment | Base address |\n| --- | --- |\n| Sandbox |');
  expect(markdown).toMatch(/^- Change the host and the key\.$/m);
  expect(markdown).not.toMatch(/\bRun\b|Copied|<\/?\w+>/);
});

test('only the code on show is copied, in the language of the reader', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('choice-language', 'ruby'));
  const markdown = await copyPage(page, '/api/invoices/create-invoice/');
  expect(markdown).toMatch(/^# Create an invoice$/m);
  expect(markdown).toContain('```ruby\n');
  expect(markdown).not.toContain('```python\n');
});

test('what a reader cannot copy is said', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    }),
  );
  await page.goto('/glossary/');
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
});
