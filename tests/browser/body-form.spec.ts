import type { Locator, Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { BodyForm } from './pages/body-form';
import { expect, test } from './test';
import { holds } from '../specified/holds';

test.describe('fields and JSON are in step', () => {
  test.beforeEach(({ page }) => new BodyForm(page).open('invoices', 'create-invoice'));

  test('when a field is filled, left out, added, or null', async ({ page }) => {
    const form = new BodyForm(page);
    await form.field('subject').fill('Trip');
    await expect.poll(() => form.body()).toMatchObject({ subject: 'Trip' });
    await form.field('subject').fill('');
    await expect.poll(() => form.body()).not.toHaveProperty('subject');
    await form.button('Send null as subject').click();
    await expect.poll(() => form.body()).toHaveProperty('subject', null);
    await form.button('Leave out due_date').click();
    await expect.poll(() => form.body()).not.toHaveProperty('due_date');
    await form.add('', 'po_number');
    await expect(form.field('po_number')).toBeFocused();
    await page.keyboard.type('7');
    await expect.poll(() => form.body()).toHaveProperty('po_number', '7');
  });

  test('when another form or another member is chosen', async ({ page }) => {
    const form = new BodyForm(page);
    await form.choose('/contact', 'Contact reference');
    await expect.poll(() => form.body()).toHaveProperty('contact', {});
    await form.field('id').fill('60316');
    await expect.poll(() => form.body()).toHaveProperty('contact', { id: 60316 });
    await form.choose('/items/0', 'total_amount');
    await expect(form.problems).toHaveText(/^1 value is wrong/);
    await form.field('total_amount').fill('119');
    await expect.poll(() => form.body()).toMatchObject({ items: [{ total_amount: 119 }] });
    await expect(form.problems).toHaveText('No problem');
    await form.choose('/items/0', 'both');
    await expect(form.field('unit_price')).toBeVisible();
  });

  test('when entries are added, moved and removed', async ({ page }) => {
    const form = new BodyForm(page);
    const prices = async () => (await form.body()).items?.map((item) => item.unit_price);
    await form.button('Add an entry to items').click();
    await form.choose('/items/1', 'unit_price');
    await form.row('/items/1/unit_price').getByRole('textbox').fill('7');
    await expect.poll(prices).toEqual([50, 7]);
    await form.button('Move items 2 up').click();
    await expect.poll(prices).toEqual([7, 50]);
    await form.button('Leave out items 1').click();
    await expect.poll(prices).toEqual([50]);
    await expect(form.button('Add an entry to items')).toBeFocused();
  });

  test(
    'when the JSON is edited; while it is not valid, the fields keep the last body',
    holds('console.broken-json'),
    async ({ page }) => {
      const form = new BodyForm(page);
      await form.json.fill(JSON.stringify({ contact: { id: 5 }, items: [{ unit_price: 3 }] }));
      await expect(form.field('id')).toHaveValue('5');
      await expect(form.field('unit_price')).toHaveValue('3');
      await form.json.fill('{ "contact": ');
      await expect(form.console.getByText('This is not valid JSON.')).toBeVisible();
      await expect(form.field('id')).toHaveValue('5');
      await form.field('id').fill('6');
      await expect(form.console.getByText('This is not valid JSON.')).toBeHidden();
      await expect.poll(() => form.body()).toMatchObject({ contact: { id: 6 } });
    },
  );

  test('and what is sent is what they show, with the headers', async ({ page }) => {
    const form = new BodyForm(page);
    await form.field('subject').fill('Trip');
    await form.console.getByLabel('Value of Accept').fill('text/plain');
    await form.button('Send to the simulator').click();
    await expect(form.console.getByText('406 Not Acceptable').first()).toBeVisible();
    await form.button('Remove Accept').click();
    await expect(form.button('Add a header')).toBeFocused();
    await page.keyboard.press('Enter');
    await form.console.getByLabel('Name of header 2').fill('Accept');
    await form.console.getByLabel('Value of Accept').fill('application/json; api_version=20241028');
    await form.button('Send to the simulator').click();
    await expect(form.console.getByText('201 Created').first()).toBeVisible();
    await expect(form.console.getByLabel('Body of the response')).toContainText('"subject": "Trip"');
  });
});

test(
  'a wrong value is one problem at its field, and its link leads there',
  holds('console.problems'),
  async ({ page }) => {
    const form = new BodyForm(page);
    await form.open('invoices', 'create-invoice');
    await form.field('quantity').fill('two');
    await expect(form.row('/items/0/quantity')).toContainText('Write a value of type number.');
    await expect(form.problems).toHaveText(/^1 value is wrong/);
    await form.button('Close').focus();
    await form.button('items[0].quantity').click();
    await expect(form.field('quantity')).toBeFocused();
    await form.json.fill('{ "contact": { "first_name": "Ada", "emaill": "x" }, "items": [] }');
    await expect(form.row('/contact/emaill')).toContainText('Remove the property "emaill"');
  },
);

test('the form is filled and sent by keyboard alone, and the focus is never covered', async ({ page }) => {
  const form = new BodyForm(page);
  await form.open('contacts', 'create-contact', { byKeyboard: true });
  const start = await page.evaluate(() => document.activeElement?.tagName);
  expect(start).not.toBe('BUTTON');
  await form.tabTo(form.field('first_name'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Grace');
  await form.tabTo(form.console.getByText(/^Add one of \d+ other fields$/));
  await page.keyboard.press('Enter');
  await form.tabTo(form.button(/^notes /));
  await page.keyboard.press('Enter');
  await expect(form.field('notes')).toBeFocused();
  await page.keyboard.type('Met in Lyon');
  await form.tabTo(form.button('Send to the simulator'));
  await page.keyboard.press('Enter');
  await expect(form.console.getByText('201 Created').first()).toBeVisible();
  await expect(form.console.getByLabel('Body of the response')).toContainText('"notes": "Met in Lyon"');
});

for (const [first, ...others] of [
  [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ],
  [
    { width: 390, height: 844 },
    // 1440 × 900 at 200 %.
    { width: 720, height: 450 },
    { width: 996, height: 800 },
  ],
] as const)
  test(`nothing is hidden in windows such as one ${first.width} pixels wide, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(first);
    const form = new BodyForm(page);
    await form.open('invoices', 'create-invoice');
    await form.field('quantity').fill('two');
    await expect(form.problems).toHaveText(/^1 value is wrong/);
    expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
    for (const size of [first, ...others]) {
      await page.setViewportSize(size);
      expect(await findCovered(page, form.console), String(size.width)).toEqual([]);
      const { scrollWidth, clientWidth } = await form.console.evaluate((dialog) => dialog);
      expect(scrollWidth, String(size.width)).toBe(clientWidth);
    }
    if (first.width > 996) return;
    await form.console.getByRole('radio', { name: 'JSON' }).check();
    await expect(form.json).toBeVisible();
    await expect(form.field('quantity')).toBeHidden();
    expect(await findViolationsInBothModes(page, 'dialog')).toEqual([]);
  });

/** Names of the controls that something covers when they have the focus, of the first 40. */
async function findCovered(page: Page, dialog: Locator): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const name = await dialog.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      const isVisible =
        onTop !== null &&
        (focused.contains(onTop) || onTop.contains(focused) || focused.parentElement!.contains(onTop));
      return isVisible ? undefined : focused.outerHTML;
    });
    if (name !== undefined) covered.push(name);
  }
  return covered;
}
