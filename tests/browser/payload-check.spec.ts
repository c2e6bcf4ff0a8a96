import { findViolationsInBothModes } from './axe';
import { PageSimulator } from './pages/page-simulator';
import { expect, test } from './test';
import { holds } from '../specified/holds';

const wrong = {
  contact: { first_name: 'Ada', emaill: 'ada@reader.example' },
  items: [{ description: 'One seat', quantity: 'two' }],
  due_date: '2024-02-31',
};

test.beforeEach(({ operationPage }) => operationPage.open('invoices', 'create-invoice'));

test(
  'each problem has its place, value, rule and remedy, and the response its status',
  holds('payload-check.problems'),
  async ({ page }) => {
    const simulator = new PageSimulator(page);
    await simulator.check(JSON.stringify(wrong));
    await expect(page.getByText('The simulator returns 422')).toBeVisible();
    await expect(page.getByText('4 problems')).toBeVisible();
    for (const [name, text] of [
      ['/contact/emaill', /"ada@reader\.example".*remove the property "emaill".*did you mean "email"/s],
      ['/items/0/quantity', /"two".*breaks the rule “is of type number”.*write a value of type number/s],
      ['/items/0', /needs one of several properties.*send "unit_price" or "total_amount"/s],
      ['/due_date', /"2024-02-31".*write a day that exists/s],
    ] as const) {
      const problem = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(problem).toContainText(text);
    }
  },
);

test('the remedy is on a separate line, and the list as wide as the form', async ({ page }) => {
  await new PageSimulator(page).check(JSON.stringify(wrong));
  const form = page.locator('form', { has: page.getByLabel(/^Body for /) });
  const problems = form.getByRole('list').first();
  const [field, list] = [await page.getByLabel(/^Body for /).boundingBox(), await problems.boundingBox()];
  expect(list?.width).toBeCloseTo(field?.width ?? 0, 0);
  const remedy = problems.locator('strong').first();
  const [line, item] = [
    await remedy.boundingBox(),
    await problems.getByRole('listitem').first().boundingBox(),
  ];
  expect(line?.x).toBe(item?.x);
  expect(line?.width).toBe(item?.width);
});

test('the link of a problem leads to its field and focuses it', async ({ page, operationPage }) => {
  await new PageSimulator(page).check(JSON.stringify(wrong));
  await page.getByRole('link', { name: '/items/0/quantity', exact: true }).click();
  await expect(operationPage.field('request.items.quantity')).toBeFocused();
  await expect(operationPage.field('request.items.quantity')).toBeInViewport();
  await expect(page).toHaveURL(/#request\.items\.quantity$/);
});

test('the link leads into the form that the payload fits', async ({ page, operationPage }) => {
  await operationPage.open('invoices', 'update-invoice');
  const final = 'request:FinalDocument.notes';
  const simulator = new PageSimulator(page);
  const link = page.getByRole('link', { name: '/notes', exact: true });
  await simulator.check(JSON.stringify({ notes: 5, subject: 'Trip' }));
  await expect(link).toHaveAttribute('href', `#${final}`);
  // As the page of a union has it that a property tells apart.
  const form = page.locator('[data-part="branch"]', { has: operationPage.field(final) });
  await form.evaluate((element) => (element.dataset.values = '{"subject":["Final"]}'));
  await simulator.check(JSON.stringify({ notes: 5, subject: 'Trip' }));
  await expect(link).toHaveAttribute('href', '#request:InvoiceUpdate.notes');
});

test(
  'shows the success status of a valid payload, and creates nothing',
  holds('payload-check.valid'),
  async ({ page }) => {
    const simulator = new PageSimulator(page);
    await page.getByRole('button', { name: 'Check my payload' }).click();
    const example = await page.getByLabel(/^Body for /).inputValue();
    await simulator.check(example);
    await expect(page.getByText('No problem')).toBeVisible();
    await expect(page.getByText('The simulator returns 201 Created')).toBeVisible();
    await simulator.openConsole();
    await expect(simulator.log).toContainText('Nothing was sent yet.');
  },
);

test('returns 400 for text that is not valid JSON', holds('payload-check.json'), async ({ page }) => {
  await new PageSimulator(page).check('{ "contact": ');
  await expect(page.getByText('The simulator returns 400 Bad Request')).toBeVisible();
  await expect(page.getByText(/is not valid JSON/)).toBeVisible();
});

test('reports a payload that only the state of the account forbids', async ({ page }) => {
  await new PageSimulator(page).check(
    JSON.stringify({ contact: { id: 987654321 }, items: [{ description: 'One seat', unit_price: 5 }] }),
  );
  await expect(page.getByText('The simulator returns 422')).toBeVisible();
  await expect(page.getByRole('link', { name: /^\/contact/ })).toBeVisible();
});

test(
  'nothing is sent, with a connection or without',
  holds('payload-check.nothing-sent'),
  async ({ context, page }) => {
    const simulator = new PageSimulator(page);
    await simulator.check('{}');
    await context.setOffline(true);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await simulator.check(JSON.stringify(wrong));
    await expect(page.getByText('4 problems')).toBeVisible();
    expect(urls).toEqual([]);
  },
);

test('axe finds nothing in both modes', async ({ page }) => {
  await new PageSimulator(page).check(JSON.stringify(wrong));
  await expect(page.getByText('4 problems')).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});
