import type { Page } from '@playwright/test';
import { PageSimulator } from './pages/page-simulator';
import { expect, test } from './test';

const account = 'ada-books';
const apiKey = 'sk_test_ada_1';

async function fill(page: Page, values: { account: string; apiKey: string }): Promise<void> {
  await page.getByRole('button', { name: /^Use your own values/ }).click();
  await page.getByLabel('Account', { exact: true }).fill(values.account);
  await page.getByLabel('API key', { exact: true }).fill(values.apiKey);
  await page.getByRole('button', { name: 'Show in snippets' }).click();
}

test('are in all snippets, on later pages, in every language and in guides', async ({
  page,
  operationPage,
}) => {
  await operationPage.open('invoices', 'create-invoice');
  await fill(page, { account, apiKey });
  await expect(operationPage.snippet('curl')).toContainText(`https://${account}.sandbox.abaco.example`);
  await expect(operationPage.snippet('curl')).toContainText(`--user '${apiKey}:'`);
  await operationPage.chooseLanguage('Ruby');
  await expect(operationPage.snippet('Ruby')).toContainText(`API_KEY = "${apiKey}"`);
  await operationPage.open('invoices', 'list-invoices');
  await expect(operationPage.snippet('Ruby')).toContainText(`ACCOUNT = "${account}"`);
  await page.goto('/guides/getting-started/');
  await expect(page.locator('[data-reader-value="account"]').first()).toHaveText(account);
});

test('are kept in local storage only, until they are cleared', async ({ page, context, operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');
  await fill(page, { account, apiKey });
  const kept = await page.evaluate(() => localStorage.getItem('reader-values'));
  expect(JSON.parse(kept ?? '')).toEqual({ account, apiKey });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(operationPage.snippet('curl')).toContainText('https://demo.sandbox.abaco.example');
  await expect(page.getByLabel('API key', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('reader-values'))).toBeNull();
});

test('are never part of a request', async ({ page, operationPage }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  await operationPage.open('invoices', 'create-invoice');
  await fill(page, { account, apiKey });
  const simulator = new PageSimulator(page);
  await simulator.run();
  await expect(simulator.response).toContainText('201 Created');
  await page.reload();
  await expect(operationPage.snippet('curl')).toContainText(apiKey);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => request.includes(account) || request.includes(apiKey))).toEqual([]);
});

test('that could break out of a string are rejected, even when they are in the storage', async ({
  page,
  operationPage,
}) => {
  await operationPage.open('invoices', 'create-invoice');
  await fill(page, { account: "x'; rm -rf", apiKey });
  await expect(operationPage.snippet('curl')).toContainText('https://demo.sandbox.abaco.example');
  await page.evaluate(() =>
    localStorage.setItem('reader-values', '{"account":"x\'y","apiKey":["a"],"accessToken":5}'),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(operationPage.snippet('curl')).toContainText('https://demo.sandbox.abaco.example');
  await expect(operationPage.snippet('curl')).toContainText('sk_test_EXAMPLE');
});

test('come with a warning', async ({ page, operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');
  await page.getByRole('button', { name: /^Use your own values/ }).click();
  await expect(page.getByText(/Do not type a live secret key on a machine that others use/)).toBeVisible();
});
