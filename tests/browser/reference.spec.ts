import { expect, test } from './test';

test.describe('an operation page', () => {
  test.beforeEach(({ operationPage }) => operationPage.open('invoices', 'create-invoice'));

  test('shows method, address and title', async ({ page, operationPage }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
    await expect(operationPage.content.getByText('POST', { exact: true }).first()).toBeVisible();
    await expect(
      operationPage.content.getByText('https://{account}.abaco.example/api/invoices'),
    ).toBeVisible();
  });

  test('describes a field with its type, requirement and link', async ({ page, operationPage }) => {
    const contact = operationPage.field('request.contact');
    await expect(contact.getByText('required').first()).toBeVisible();
    await contact.getByRole('link', { name: 'Link to request.contact', exact: true }).click();
    await expect(page).toHaveURL(/#request\.contact$/);
  });

  test('shows the chosen language in every block and on later pages', async ({ page, operationPage }) => {
    await operationPage.chooseLanguage('Ruby');
    await expect(operationPage.snippet('Ruby')).toBeVisible();
    await expect(operationPage.snippet('curl')).toBeHidden();
    await operationPage.open('invoices', 'list-invoices');
    await expect(operationPage.snippet('Ruby')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('choice-language'))).toBe('ruby');
  });

  test('lets the keyboard choose a language', async ({ page, operationPage }) => {
    await operationPage.language('curl').focus();
    await page.keyboard.press('ArrowRight');
    await expect(operationPage.language('curl')).not.toBeChecked();
    await expect(operationPage.snippet('curl')).toBeHidden();
  });

  test('copies exactly the code that it shows', async ({ context, page, operationPage }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const snippet = operationPage.snippet('curl');
    await snippet.hover();
    await page
      .getByRole('button', { name: /^Copy: .* in curl$/ })
      .first()
      .click();
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await snippet.textContent());
  });
});

test('the request and the response of one example show together', async ({ page, operationPage }) => {
  await operationPage.open('credits', 'create-credit');
  const requests = page.getByRole('group', { name: 'Variants of the request', exact: true });
  const responses = page.getByRole('group', { name: 'Response 201', exact: true });
  await requests.getByText('A part of the invoice', { exact: true }).click();
  await expect(responses.getByRole('radio', { name: 'Credit note for a part' })).toBeChecked();
  await responses.getByText('Credit note for the whole invoice', { exact: true }).click();
  await expect(requests.getByRole('radio', { name: 'The whole invoice', exact: true })).toBeChecked();
  await expect(operationPage.content.getByLabel(/^The whole invoice in curl$/)).toBeVisible();
});

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

test('the landing page lists every operation by tag and every decision', async ({ page }) => {
  await page.goto('/api/');
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'Create an invoice' })).toHaveAttribute(
    'href',
    '/api/invoices/create-invoice/',
  );
  const mark = article.locator('[id^="G-"]');
  expect(await mark.count()).toBeGreaterThan(0);
});

test('a mark leads to its decision', async ({ page }) => {
  await page.goto('/api/errors/');
  const mark = page.getByRole('article').locator('a[href^="/api/#G-"]').first();
  const id = (await mark.textContent()) ?? '';
  await mark.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a link to another page of the reference changes only the content', async ({ page, operationPage }) => {
  await page.goto('/api/invoices/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('article').getByRole('link', { name: 'Create an invoice' }).click();
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

test('a page of the reference that does not exist is not found', async ({ page }) => {
  const response = await page.goto('/api/no-such-tag/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abaco API');
});

test('a tag page leads to its operations and objects', async ({ page }) => {
  await page.goto('/api/invoices/');
  await page.getByRole('article').getByRole('link', { name: 'Create an invoice' }).click();
  await expect(page).toHaveURL('/api/invoices/create-invoice/');
});

test('an object page shows its fields and where it is used', async ({ page, operationPage }) => {
  await page.goto('/api/objects/invoice/');
  await expect(operationPage.field('number')).toContainText('at most 20 characters');
  await expect(
    page.getByRole('article').getByRole('link', { name: 'Create an invoice' }).first(),
  ).toBeVisible();
});

test('an event page shows the payload and the response', async ({ page }) => {
  await page.goto('/api/webhooks/threshold-eu-100k/');
  await expect(page.getByRole('article').getByText('threshold.eu.100k').first()).toBeVisible();
  await expect(page.locator('article pre').first()).toBeVisible();
});

test('the page of errors explains each status', async ({ page }) => {
  await page.goto('/api/errors/#429');
  await expect(page.getByRole('heading', { name: /429/ })).toBeInViewport();
});

test('each example of an error is shown under its own tab', async ({ page }) => {
  await page.goto('/api/errors/');
  const examples = page.getByRole('group', { name: 'Example response 422', exact: true });
  const labels = await examples.locator(':scope > label').allTextContents();
  expect(labels.length).toBeGreaterThan(1);
  for (const label of labels) {
    await examples.getByText(label, { exact: true }).click();
    await expect(examples.getByRole('group', { name: `Example response 422: ${label}` })).toBeVisible();
  }
});

test('with forced colours the chosen language looks different', async ({ page, operationPage }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await operationPage.open('invoices', 'create-invoice');
  const curl = page.locator('label').getByText('curl', { exact: true }).first();
  const chosen = await curl.screenshot();
  await operationPage.chooseLanguage('Ruby');
  expect(await curl.screenshot()).not.toEqual(chosen);
});

for (const path of ['/api/webhooks/threshold-eu-100k/', '/api/objects/webhook/', '/api/errors/']) {
  test(`the sidebar shows the item of ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.theme-doc-sidebar-menu .menu__link--active').last()).toBeInViewport();
  });
}

test('the sidebar shows the item of a page that a link in the text leads to', async ({ page }) => {
  await page.goto('/api/objects/');
  await page.getByRole('article').getByRole('link', { name: 'Webhook', exact: true }).click();
  const active = page.locator('.theme-doc-sidebar-menu .menu__link--active').last();
  await expect(active).toHaveText('Webhook');
  await expect(active).toBeInViewport();
});

test('events have no badge of a method in the sidebar', async ({ page }) => {
  await page.goto('/api/webhooks/threshold-eu-100k/');
  const badges = await page
    .locator('.api-method--event > .menu__link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').content));
  expect(new Set(badges)).toEqual(new Set(['none']));
});

test('names of events and decisions break at dots only', async ({ page }) => {
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
  await page.goto('/api/invoices/create-invoice/');
  const decisions = page.getByRole('article').locator('a[href^="/api/#G-"]');
  const heights = await decisions.evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights)).toEqual(new Set([1]));
});

test('code beside the fields has no scroll box of its own', async ({ page, operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');
  const scrolls = await page
    .locator('.reference-aside pre:visible')
    .evaluateAll((blocks) => blocks.map((block) => block.scrollHeight > block.clientHeight));
  expect(scrolls.length).toBeGreaterThan(1);
  expect(scrolls).not.toContain(true);
});

test('TypeScript snippets say where their types come from', async ({ operationPage }) => {
  await operationPage.open('invoices', 'create-invoice');
  const source = operationPage.content
    .getByText('npx openapi-typescript https://developers.abaco.example/openapi.yaml -o api.d.ts')
    .first();
  await expect(source).toBeHidden();
  await operationPage.chooseLanguage('TypeScript');
  await expect(source).toBeVisible();
});

test('the table of contents marks the section in view, on the next page too', async ({ page }) => {
  const contents = page.locator('.theme-doc-toc-desktop');
  const marked = contents.locator('.table-of-contents__link--active');
  await page.goto('/api/errors/');
  await page.getByRole('heading', { name: /^410/ }).evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText(/^410/);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'API', exact: true })
    .click();
  await page
    .getByRole('heading', { name: 'Events', level: 2 })
    .evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText('Events');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation page is complete', async ({ operationPage }) => {
    await operationPage.open('invoices', 'create-invoice');
    await expect(operationPage.field('request.contact')).toBeVisible();
    await expect(operationPage.field('request.items.unit_price')).toBeVisible();
    await expect(operationPage.content.getByRole('link', { name: /^429/ }).first()).toBeVisible();
  });

  test('each language can be chosen', async ({ operationPage }) => {
    await operationPage.open('invoices', 'create-invoice');
    await expect(operationPage.snippet('curl')).toBeVisible();
    await expect(operationPage.snippet('curl')).toContainText('/invoices');
    for (const language of ['Ruby', 'PHP']) {
      await operationPage.chooseLanguage(language);
      await expect(operationPage.snippet(language)).toBeVisible();
      await expect(operationPage.snippet('curl')).toBeHidden();
    }
  });
});
