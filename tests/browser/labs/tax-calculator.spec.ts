import { expect, test } from '../test';
import { collectRequests, findLabViolations, openLab } from './lab';
import { holds } from '../../specified/holds';

const path = '/guides/tax-calculations/';
const name = 'Tax calculator';

test(
  'the calculator follows the form, by keyboard and without a connection',
  holds('labs.tax-offline'),
  async ({ context, page }) => {
    const lab = await openLab(page, path, name);
    await expect(lab.getByText('taxable in DE')).toBeVisible();
    await context.setOffline(true);
    const requests = collectRequests(page);

    await page.keyboard.press('Tab');
    await expect(lab.getByLabel('Start from')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(lab.getByLabel("Your customer's country")).toBeFocused();
    await page.keyboard.press('C');
    await expect(lab.getByText('taxable in QC, CA')).toBeVisible();
    await expect(lab.getByRole('listitem').filter({ hasText: 'QST' })).toContainText('9.98');
    await page.keyboard.press('Tab');
    await expect(lab.getByLabel('Region')).toBeFocused();
    await lab.getByLabel(/^Amount/).fill('ten');
    await expect(lab.getByText('Refused')).toBeVisible();
    expect(requests).toEqual([]);
  },
);

test('a business in another country of the EU accounts for the tax', async ({ page }) => {
  const lab = await openLab(page, path, name);
  await lab.getByLabel("Your customer's tax ID").fill('DE999999999');
  await expect(lab.getByText('reverse_charge in DE')).toBeVisible();
  await expect(lab.getByRole('listitem').filter({ hasText: 'Total' })).toContainText('100.00 EUR');
});

test('prints a hostile value as text', async ({ page }) => {
  const lab = await openLab(page, path, name);
  await lab.getByLabel("Your customer's tax ID").fill('<img src=x onerror=alert(1)>');
  await lab.getByLabel(/^Amount/).fill('"><script>alert(1)</script>');
  await expect(lab.getByText('Refused')).toBeVisible();
  expect(await lab.locator('img, script').count()).toBe(0);
});

test('axe finds nothing in the calculator', async ({ page }) => {
  const lab = await openLab(page, path, name);
  await expect(lab.getByText('taxable in DE')).toBeVisible();
  expect(await findLabViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has no lab, and says all without it', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-lab]')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Prices with or without tax' })).toBeVisible();
  });
});
