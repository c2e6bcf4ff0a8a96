import type { Locator, Page } from '@playwright/test';
import { readClipboard } from './clipboard';
import { expect, test } from './test';
import { holds } from '../specified/holds';

test('an operation page shows its parts, and follows the pointer', async ({ page, operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');

  await test.step('the page is at most 9,000 pixels high, with its code next to the title', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
    const line = await operationPage.snippet('curl').locator('.line').first().boundingBox();
    expect(line?.y).toBeLessThan(260);
  });

  await test.step('it shows method, address and title', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
    await expect(operationPage.content.getByText('POST', { exact: true }).first()).toBeVisible();
    await expect(
      operationPage.content.getByText('https://{account}.abaco.example/api/invoices'),
    ).toBeVisible();
  });

  await test.step('code next to the fields does not scroll separately', async () => {
    const scrolls = await page
      .locator('#code-panel pre:visible')
      .evaluateAll((blocks) =>
        blocks.map(
          (block) => block.scrollHeight > block.clientHeight || block.scrollWidth > block.clientWidth,
        ),
      );
    expect(scrolls.length).toBeGreaterThan(1);
    expect(scrolls).not.toContain(true);
  });

  await test.step('the pointer on a field lights its line in the example', async () => {
    await operationPage.field('request.due_date').hover();
    await expect(page.locator('.line.is-highlighted')).toContainText('"due_date"');
  });

  await test.step('members are closed and counted; one press opens all of them', async () => {
    const price = operationPage.field('request.items.unit_price');
    await expect(price).toBeHidden();
    await expect(operationPage.field('request.items').locator('summary').first()).toHaveText(
      /\d+ fields of items/,
    );
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(price).toBeVisible();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(price).toBeHidden();
  });

  await test.step('a field and its line highlight each other, where names repeat at several depths', async () => {
    await page.getByRole('button', { name: 'Expand all' }).click();
    const response = operationPage.content.getByLabel('Response 201: ').and(page.locator('pre')).first();
    const ids = response.locator('.line', { hasText: '"id": ' });
    const pairs: [field: string, line: Locator][] = [
      ['201.id', ids.nth(0)],
      ['201.contact.id', ids.nth(1)],
      ['201.items.id', ids.nth(2)],
      ['request.items.quantity', operationPage.snippet('curl').locator('.line', { hasText: '"quantity": ' })],
    ];
    for (const [id, line] of pairs) {
      await line.hover();
      await expect(page.locator('a.is-highlighted')).toHaveAttribute('href', `#${id}`);
      await operationPage.field(id).hover();
      await expect(line).toHaveClass(/is-highlighted/);
      await expect(page.locator('.line.is-highlighted')).toHaveCount(1);
    }
  });

  await test.step('a field has its type, requirement and link', async () => {
    const contact = operationPage.field('request.contact');
    await expect(contact.getByText('required').first()).toBeVisible();
    await contact.getByRole('link', { name: 'contact', exact: true }).first().click();
    await expect(page).toHaveURL(/#request\.contact$/);
  });
});

test.describe('an operation page', () => {
  test.beforeEach(({ operationPage }) => operationPage.open('invoices', 'create-invoice'));

  test('shows the chosen language in every block and on later pages', async ({ page, operationPage }) => {
    await test.step('which the keyboard can choose', async () => {
      await operationPage.language().focus();
      await page.keyboard.press('ArrowDown');
      await expect(operationPage.language()).not.toHaveValue('curl');
      await expect(operationPage.snippet('curl')).toBeHidden();
    });

    await operationPage.chooseLanguage('Ruby');
    await expect(operationPage.snippet('Ruby')).toBeVisible();
    await expect(operationPage.snippet('curl')).toBeHidden();
    await operationPage.open('invoices', 'list-invoices');
    await expect(operationPage.snippet('Ruby')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('choice-language'))).toBe('ruby');
  });

  test('copies exactly the code that it shows', async ({ context, page, operationPage }) => {
    await context.grantPermissions(['clipboard-write']);
    const snippet = operationPage.snippet('curl');
    await page.getByRole('button', { name: 'Copy the request' }).click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await readClipboard(page)).toBe(await snippet.textContent());
  });
});

test('the request and the response of one example show together', async ({ page, operationPage }) => {
  await operationPage.open('credits', 'create-credit');
  const part = operationPage.content.getByLabel('Response 201: Credit note for a part');
  await expect(part).toBeHidden();
  await page.getByLabel('Example', { exact: true }).selectOption({ label: 'A part of the invoice' });
  await expect(operationPage.content.getByLabel(/^A part of the invoice in curl$/)).toBeVisible();
  await expect(part).toBeVisible();
  await expect(operationPage.content.getByLabel(/^The whole invoice in curl$/)).toBeHidden();
});

test('a status shows its response, in the panel and from the table of errors', async ({
  page,
  operationPage,
}) => {
  await operationPage.open('invoices', 'create-invoice');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('radio', { name: /^422/ }).check({ force: true });
  await expect(operationPage.content.getByLabel(/^Response 422/)).toBeVisible();
  await operationPage.content.getByRole('link', { name: /^406/ }).click();
  await expect(operationPage.content.getByLabel(/^Response 406/)).toBeVisible();
  await expect(operationPage.content.getByLabel(/^Response 422/)).toBeHidden();
});

test('sources show for those who ask, on later pages too', async ({ page, operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');
  const mark = operationPage.content.getByRole('button', { name: 'Source 1', exact: true }).first();
  await expect(mark).toBeHidden();
  await page.getByRole('switch', { name: 'Sources' }).check({ force: true });
  await expect(mark).toBeVisible();
  await page.goto('/api/errors/');
  const source = page.getByRole('article').getByRole('button', { name: 'Source 1', exact: true }).first();
  await source.click();
  const link = page.getByRole('note').getByRole('link');
  const id = ((await link.textContent()) ?? '').split(' ')[0];
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sources show in guides, and what they rest on opens', holds('site.sources'), async ({ page }) => {
    await page.goto('/guides/tax-calculations/');
    const mark = page.getByRole('article').getByRole('button', { name: 'Source 1', exact: true }).first();
    await expect(mark).toBeHidden();
    await page.getByRole('switch', { name: 'Sources' }).check({ force: true });
    await mark.click();
    await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', /decisions\/#G-/);
  });

  test('a field that some bodies lack opens where it is used', async ({ page }) => {
    await page.goto('/api/objects/expense-payment-fields/');
    await page.getByRole('button', { name: /uses of payment_method$/ }).click();
    const uses = page.getByRole('note', { name: 'Uses of payment_method' });
    await uses.getByRole('link').first().click();
    await expect(page.locator('[id="request.payment_method"]')).toBeInViewport();
  });

  test('a field that is wherever the object is repeats no uses, and leads to its guides', async ({
    page,
  }) => {
    await page.goto('/api/objects/invoice/');
    await expect(page.getByRole('button', { name: / uses? of / })).toHaveCount(0);
    await page.getByRole('button', { name: /^\d+ guides? of total_cents$/ }).click();
    const uses = page.getByRole('note', { name: 'Uses of total_cents' });
    await expect(uses.getByRole('term')).toHaveText(['Guides']);
    await uses.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/guides\//);
  });
});

test(
  'names and uses of a list of fields are one stop of the Tab key, and arrows lead through them',
  holds('fields.keys'),
  async ({ page }) => {
    await page.goto('/api/objects/expense-payment-fields/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const list = page.locator('[data-fields]').first();
    const nameOf = (row: number) => list.locator('> li').nth(row).locator('[data-part="name"]').first();
    const usesOf = (row: number) =>
      list
        .locator('> li')
        .nth(row)
        .getByRole('button', { name: / uses? of / })
        .first();
    await nameOf(0).focus();
    await page.keyboard.press('ArrowDown');
    await expect(nameOf(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(usesOf(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(usesOf(0)).toBeFocused();
    await expect(list.locator('> li > div:first-child > [tabindex="0"]')).toHaveCount(1);
    await expect(usesOf(0)).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('End');
    await expect(list.locator('> li').last().locator('[data-part="name"]').first()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(nameOf(0)).toBeFocused();
  },
);

test('a deep link opens the closed section around its field', async ({ page, operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((details) => (details.open = false)),
  );
  const field = page.locator('article details li[id^="request."]').first();
  const id = await field.getAttribute('id');
  await expect(field).toBeHidden();
  await page.evaluate((hash) => (window.location.hash = hash), `#${id}`);
  await expect(field).toBeInViewport();
});

test(
  'the landing page lists every operation by tag and leads to the decisions',
  holds('2.site.4'),
  async ({ page }) => {
    await page.goto('/api/');
    const article = page.getByRole('article');
    await expect(article.getByRole('link', { name: 'Create an invoice' })).toHaveAttribute(
      'href',
      '/api/invoices/create-invoice/',
    );
    await article.getByRole('link', { name: 'Decisions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decisions');
    expect(await article.locator('[id^="G-"]').count()).toBeGreaterThan(0);
  },
);

test('a tag page leads to its operations, and such a link changes only the content', async ({
  page,
  operationPage,
}) => {
  await page.goto('/api/invoices/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('article').getByRole('link', { name: 'Create an invoice' }).click();
  await expect(page).toHaveURL('/api/invoices/create-invoice/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
  await expect(page).toHaveTitle(/^Create an invoice/);
  await expect(operationPage.field('request.contact')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoices');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a link from a guide leads into the reference, to the very field', async ({ page, operationPage }) => {
  await page.goto('/glossary/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abaco API');
  await operationPage.open('invoices', 'create-invoice', '#request.items');
  await expect(operationPage.field('request.items')).toBeInViewport();
});

test('a page of the reference that does not exist is not found', holds('2.site.2'), async ({ page }) => {
  const response = await page.goto('/api/no-such-tag/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abaco API');
});

test('an object page shows its fields and where it is used', async ({ page, operationPage }) => {
  await page.goto('/api/objects/invoice/');
  await expect(operationPage.field('number')).toContainText('at most 20 characters');
  await expect(
    page.getByRole('article').getByRole('link', { name: 'Create an invoice' }).first(),
  ).toBeVisible();
});

test('an event page shows the payload and the response, and its item in the sidebar', async ({ page }) => {
  await page.goto('/api/webhooks/threshold-eu-100k/');

  await test.step('the sidebar shows the item, without a badge of a method', async () => {
    await expectItemInView(page);
    const badges = await page
      .locator('.api-method--event > .menu__link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(new Set(badges)).toEqual(new Set(['none']));
  });

  await expect(page.getByRole('article').getByText('threshold.eu.100k').first()).toBeVisible();
  await expect(page.locator('article pre').first()).toBeVisible();
  const panel = page.locator('#code-panel');
  const { genuine } = (await (await page.request.get('/webhook-signatures.json')).json()) as {
    genuine: { event: string; body: string; signature: string }[];
  };
  const signed = genuine.find(({ event }) => event === 'threshold.eu.100k');
  await expect(panel.locator('dd').first()).toHaveText(signed?.signature ?? '');
  await expect(panel.locator('pre')).toHaveText(signed?.body ?? '');
});

test('the page of errors explains each status', async ({ page }) => {
  await page.goto('/api/errors/#429');
  await expect(page.getByRole('heading', { name: /429/ })).toBeInViewport();
});

test('each example of an error can be chosen, and the sidebar shows the item of their page', async ({
  page,
}) => {
  await page.goto('/api/errors/');
  await expectItemInView(page);
  const select = page.getByLabel('Example of Response 422', { exact: true });
  const labels = await select.getByRole('option').allTextContents();
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) {
    await select.selectOption({ label });
    await expect(page.getByRole('group', { name: `Response 422: ${label}`, exact: true })).toBeVisible();
  }
});

test('with forced colours the chosen status looks different', async ({ page, operationPage }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await operationPage.open('invoices', 'create-invoice');
  const success = page.getByRole('radiogroup', { name: 'Response' }).locator('label').nth(1);
  const chosen = await success.screenshot();
  await page.getByRole('radio', { name: /^422/ }).check({ force: true });
  expect(await success.screenshot()).not.toEqual(chosen);
});

test('the sidebar shows the item of an object', async ({ page }) => {
  await page.goto('/api/objects/webhook/');
  await expectItemInView(page);
});

test('the sidebar shows the item of a page that a link in the text leads to', async ({ page }) => {
  await page.goto('/api/objects/');
  await page.getByRole('article').getByRole('link', { name: 'Webhook', exact: true }).click();
  const active = page.locator('.theme-doc-sidebar-menu .menu__link--active').last();
  await expect(active).toHaveText('Webhook');
  await expect(active).toBeInViewport();
});

test('shows an object that the sidebar leaves out below the list of objects', async ({ page }) => {
  await page.goto('/api/objects/document-item/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem').last()).toHaveText('Document item');
  await expect(crumbs.getByRole('link', { name: 'Objects' })).toHaveAttribute('href', '/api/objects/');
  const active = page.locator('.theme-doc-sidebar-menu .menu__link--active');
  await expect(active).toHaveText('Objects');
});

test('names of events break at dots only', async ({ page }) => {
  await page.goto('/api/webhooks/');
  const name = page.getByRole('article').getByRole('link', { name: 'account.application.deauthorized' });
  const lines = await name.locator('code').evaluate((code) =>
    [...code.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return range.getClientRects().length;
      }),
  );
  expect(lines).toEqual([1, 1, 1]);
});

test(
  'TypeScript snippets say where their types come from',
  holds('snippets.types-note'),
  async ({ operationPage }) => {
    await operationPage.open('invoices', 'create-invoice');
    const source = operationPage.content
      .getByText('npx openapi-typescript https://developers.abaco.example/openapi.yaml -o api.d.ts')
      .first();
    await expect(source).toBeHidden();
    await operationPage.chooseLanguage('TypeScript');
    await expect(source).toBeVisible();
  },
);

test('the bar of the page marks the section in view, on the next page too', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="true"]');
  await page.goto('/api/errors/');
  await page.getByRole('heading', { name: /^410/ }).evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText(/^410/);
  await page.goto('/api/invoices/create-invoice/');
  await page.getByRole('heading', { name: /^201/ }).evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText(/^Response/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation page is complete, and each language can be chosen', async ({ page, operationPage }) => {
    await operationPage.open('invoices', 'create-invoice');

    await test.step('its fields open', async () => {
      await expect(operationPage.field('request.contact')).toBeVisible();
      await operationPage.field('request.items').locator('summary').first().click();
      await expect(operationPage.field('request.items.unit_price')).toBeVisible();
      await expect(operationPage.content.getByRole('link', { name: /^429/ }).first()).toBeVisible();
    });

    await test.step('each language can be chosen', async () => {
      await expect(operationPage.snippet('curl')).toBeVisible();
      await expect(operationPage.snippet('curl')).toContainText('/invoices');
      for (const language of ['Ruby', 'PHP']) {
        await operationPage.chooseLanguage(language);
        await expect(operationPage.snippet(language)).toBeVisible();
        await expect(operationPage.snippet('curl')).toBeHidden();
      }
    });

    await test.step('the forms of a field and the sources can be shown', async () => {
      const contact = operationPage.field('request.contact');
      await contact.locator('summary').first().click();
      await expect(operationPage.field('request.contact:ContactReference.id')).toBeVisible();
      await expect(operationPage.field('request.contact:ContactData.city')).toBeHidden();
      await contact.getByRole('radio', { name: 'New contact' }).check({ force: true });
      await expect(operationPage.field('request.contact:ContactData.city')).toBeVisible();
      const mark = operationPage.content.getByRole('button', { name: 'Source 1', exact: true }).first();
      await page.getByRole('switch', { name: 'Sources' }).check({ force: true });
      await expect(mark).toBeVisible();
    });
  });
});

async function expectItemInView(page: Page): Promise<void> {
  await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeInViewport();
}
