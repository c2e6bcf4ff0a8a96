import { findViolationsInBothModes } from './axe';
import { readClipboard } from './clipboard';
import { expect, test } from './test';
import { holds } from '../specified/holds';

test('a typed call is shown instead of the snippet, copied, and kept for later pages', async ({
  context,
  page,
  operationPage,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await operationPage.open('contacts', 'create-contact');
  const form = operationPage.content.getByLabel('Form of the code');
  await expect(form).toBeHidden();
  await operationPage.chooseLanguage('Python');
  await expect(form).toBeVisible();
  const plain = operationPage.snippet('Python');
  const typed = operationPage.snippet('Python, typed');
  await expect(plain).toBeVisible();
  await expect(typed).toBeHidden();
  await form.selectOption('typed');
  await expect(plain).toBeHidden();
  await expect(typed).toContainText('client.create_contact(');
  await page.getByRole('button', { name: 'Copy the request' }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await readClipboard(page)).toBe(await typed.textContent());
  expect(await findViolationsInBothModes(page, '#code-panel')).toEqual([]);

  await operationPage.open('invoices', 'list-invoices');
  await expect(operationPage.snippet('Python, typed')).toContainText('client.list_invoices(');
  await operationPage.chooseLanguage('Ruby');
  await expect(operationPage.snippet('Ruby')).toBeVisible();
});

test('a typed call says how to get its file', holds('typed.file'), async ({ page, operationPage }) => {
  await operationPage.open('contacts', 'create-contact');
  await operationPage.chooseLanguage('TypeScript');
  const command = operationPage.content
    .getByText('curl -O https://developers.abaco.example/clients/abaco.ts')
    .first();
  await expect(command).toBeHidden();
  await operationPage.content.getByLabel('Form of the code').selectOption('typed');
  await expect(command).toBeVisible();
  const link = operationPage.content.getByRole('link', { name: 'abaco.ts' }).first();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const file = await page.request.get(address.href);
  expect(file.status()).toBe(200);
  const code = await file.text();
  expect(code).toContain('export class Client');
  expect(code).toContain('export interface Contact {');
});

test('values of the reader are in typed calls, too', async ({ page, operationPage }) => {
  await operationPage.open('contacts', 'create-contact');
  await page.evaluate(() =>
    sessionStorage.setItem('environment', '{"server":"Live","values":{"account":"ada-books"}}'),
  );
  await operationPage.open('contacts', 'create-contact');
  await operationPage.chooseLanguage('TypeScript');
  await operationPage.content.getByLabel('Form of the code').selectOption('typed');
  const typed = operationPage.snippet('TypeScript, typed');
  await expect(typed).toContainText("const account = 'ada-books';");
  await expect(typed).toContainText('process.env.API_KEY!');
});
