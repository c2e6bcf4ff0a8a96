import { findViolationsInBothModes } from './axe';
import { expect, test } from './test';

test.beforeEach(async ({ page, operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await operationPage.chooseLanguage('TypeScript');
});

test('the pointer shows name, type and first sentence', async ({ page, operationPage }) => {
  const tooltip = page.getByRole('tooltip');
  await operationPage
    .snippet('TypeScript')
    .getByRole('link', { name: 'unit_price', exact: true })
    .first()
    .hover();
  await expect(tooltip).toHaveText(/^unit_price: number \(Decimal amount\) or null\. Price [^.]+\.$/);
  await tooltip.hover();
  await page.waitForTimeout(300);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('the keyboard goes through the names as one stop', async ({ page, operationPage }) => {
  const tooltip = page.getByRole('tooltip');
  const snippet = operationPage.snippet('TypeScript');
  await page.getByRole('region', { name: 'Code', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(snippet.getByRole('link', { name: 'data', exact: true })).toBeFocused();
  await expect(tooltip).toContainText('data: Invoice or undefined.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const contact = snippet.getByRole('link', { name: 'contact', exact: true });
  await expect(contact).toBeFocused();
  await expect(tooltip).toContainText('contact: Contact in a request, required.');
  await expect(contact).toHaveAccessibleDescription(/The customer/);
  await page.keyboard.press('Tab');
  await expect(snippet.locator(':focus')).toHaveCount(0);
  await expect(tooltip).toBeHidden();
});

test('a name leads to its field', async ({ operationPage }) => {
  await operationPage.snippet('TypeScript').getByRole('link', { name: 'due_date', exact: true }).click();
  await expect(operationPage.field('request.due_date')).toBeInViewport();
});

test('the text of the snippet stays the code', async ({ operationPage }) => {
  const code = (await operationPage.snippet('TypeScript').textContent()) ?? '';
  expect(code).toContain("    contact: {\n      kind: 'person',");
});

test('axe finds nothing in both modes while a type is on show', async ({ page, operationPage }) => {
  await operationPage.snippet('TypeScript').getByRole('link', { name: 'data', exact: true }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await expect(page.getByRole('tooltip')).toBeVisible();
});
