import type { Locator, Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { PageSimulator } from './pages/page-simulator';
import { expect, test } from './test';
import { holds } from '../specified/holds';

const account = 'ada-books';
const apiKey = 'sk_test_ada_1';
const sandboxHost = 'sandbox.abaco.example';
const liveHost = 'demo.abaco.example';

const button = (page: Page): Locator => page.getByRole('button', { name: /^Environment/ }).first();
const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Your environment' });
const status = (page: Page): Locator => form(page).getByRole('status');

async function open(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await button(page).click();
  await expect(form(page).getByRole('button', { name: 'Show in snippets' })).toBeVisible();
}

async function fill(
  page: Page,
  values: { account?: string; apiKey?: string; server?: string },
): Promise<void> {
  await open(page);
  if (values.server) await form(page).getByRole('radio', { name: values.server }).check();
  if (values.account) await form(page).getByRole('textbox', { name: 'Account' }).fill(values.account);
  if (values.apiKey) await form(page).getByRole('textbox', { name: 'API key' }).fill(values.apiKey);
  await form(page).getByRole('button', { name: 'Show in snippets' }).click();
}

async function storeChoice(page: Page, choice: unknown): Promise<void> {
  await page.evaluate((text) => sessionStorage.setItem('environment', text), JSON.stringify(choice));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test(
  'own values are in all snippets, on later pages, in every language and in guides',
  holds('environment.snippets'),
  async ({ page, operationPage }) => {
    await operationPage.open('contacts', 'get-contact');
    await fill(page, { account, apiKey });
    await expect(status(page)).toHaveText('All snippets show Sandbox.');
    await expect(operationPage.snippet('curl')).toContainText(`https://${account}.sandbox.abaco.example`);
    await expect(operationPage.snippet('curl')).toContainText(`--user '${apiKey}:'`);
    await page.keyboard.press('Escape');
    await operationPage.chooseLanguage('Ruby');
    await expect(operationPage.snippet('Ruby')).toContainText(`API_KEY = "${apiKey}"`);
    await operationPage.open('contacts', 'list-contacts');
    await expect(operationPage.snippet('Ruby')).toContainText(`ACCOUNT = "${account}"`);
    await page.goto('/guides/getting-started/');
    await expect(page.locator('[data-reader-value="account"]').first()).toHaveText(account);
  },
);

test(
  'own values are in the storage of the tab only, until they are cleared',
  holds('environment.tab'),
  async ({ page, context, operationPage }) => {
    await operationPage.open('contacts', 'get-contact');
    await fill(page, { account, apiKey });
    await expect(status(page)).not.toBeEmpty();
    const kept = await page.evaluate(() => sessionStorage.getItem('environment'));
    expect(JSON.parse(kept ?? '')).toEqual({ server: 'Sandbox', values: { account, apiKey } });
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(apiKey);
    expect(await context.cookies()).toEqual([]);
    await form(page).getByRole('button', { name: 'Clear' }).click();
    await expect(operationPage.snippet('curl')).toContainText('https://demo.sandbox.abaco.example');
    await expect(form(page).getByRole('textbox', { name: 'API key' })).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('environment'))).toBeNull();
  },
);

test(
  'own values are never part of a request',
  holds('environment.private'),
  async ({ page, operationPage }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
    });
    await operationPage.open('contacts', 'create-contact');
    await fill(page, { account, apiKey });
    await page.keyboard.press('Escape');
    const simulator = new PageSimulator(page);
    await simulator.run();
    await expect(simulator.line).toContainText('201 Created');
    await page.reload();
    await expect(operationPage.snippet('curl')).toContainText(apiKey);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((request) => request.includes(account) || request.includes(apiKey))).toEqual([]);
  },
);

test(
  'Live shows its host and reads the key from the environment, in every language and back',
  holds('environment.live'),
  async ({ page, operationPage }) => {
    await operationPage.open('contacts', 'get-contact');
    const code = page.locator('[data-requests] [data-language]:not([data-language="body"]) pre');
    const before = await code.allTextContents();
    await fill(page, { server: 'Live' });
    await expect(status(page)).toHaveText('All snippets show Live.');
    await expect(button(page)).toContainText('Live');
    await expect(form(page).getByText(/API_KEY, so no page asks for it. Run stays simulated/)).toBeVisible();
    const live = await code.allTextContents();
    expect(live.length).toBeGreaterThanOrEqual(8);
    for (const text of live) {
      expect(text).not.toContain(sandboxHost);
      expect(text).not.toContain('sk_test_');
      expect(text).toMatch(/\bAPI_KEY\b/);
    }
    await form(page).getByRole('radio', { name: 'Sandbox' }).check();
    await form(page).getByRole('button', { name: 'Show in snippets' }).click();
    await expect(status(page)).toHaveText('All snippets show Sandbox.');
    expect(await code.allTextContents()).toEqual(before);
  },
);

test('Live and own values reach code of guides that was written by hand', async ({ page }) => {
  await page.goto('/guides/record-refunds/');
  await fill(page, { server: 'Live' });
  const curl = page.locator('pre.language-bash', { hasText: '/api/credits' });
  await expect(curl).toContainText(`https://${liveHost}/api/credits`);
  await expect(curl).toContainText('--user "$API_KEY:"');
  await page.keyboard.press('Escape');
  await fill(page, { server: 'Sandbox', account, apiKey });
  await expect(curl).toContainText(`https://${account}.sandbox.abaco.example/api/credits`);
  await expect(curl).toContainText(`--user '${apiKey}:'`);
  await page.keyboard.press('Escape');
  await fill(page, { server: 'Live' });
  await expect(curl).toContainText(`https://${account}.abaco.example/api/credits`);
  await expect(curl).toContainText('--user "$API_KEY:"');
});

test('a key shows its last four characters, and an access token replaces it in the code', async ({
  page,
  operationPage,
}) => {
  await operationPage.open('contacts', 'get-contact');
  await fill(page, { apiKey });
  const field = form(page).getByRole('textbox', { name: 'API key' });
  await field.blur();
  await expect(field).toHaveValue('••••••••da_1');
  await form(page).getByRole('button', { name: 'Show API key' }).click();
  await expect(field).toHaveValue(apiKey);
  await expect(operationPage.snippet('curl')).toContainText('--user');
  await form(page).getByRole('radio', { name: 'Access token' }).check();
  await form(page).getByRole('textbox', { name: 'Access token' }).fill('at_ada_1');
  await form(page).getByRole('button', { name: 'Show in snippets' }).click();
  await expect(operationPage.snippet('curl')).toContainText("--header 'Authorization: Bearer at_ada_1'");
  await expect(operationPage.snippet('curl')).not.toContainText('--user');
});

test('a live key on the sandbox is an error that offers the switch', async ({ page, operationPage }) => {
  await operationPage.open('contacts', 'get-contact');
  await fill(page, { apiKey: 'sk_live_ada_1' });
  const field = form(page).getByRole('textbox', { name: 'API key' });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('This is a key of Live.');
  await expect(operationPage.snippet('curl')).toContainText('sk_test_EXAMPLE');
  expect(await page.evaluate(() => sessionStorage.getItem('environment'))).toBeNull();
  await form(page).getByRole('button', { name: 'Switch to Live' }).click();
  await form(page).getByRole('button', { name: 'Show in snippets' }).click();
  await expect(operationPage.snippet('curl')).toContainText(liveHost);
  expect(await page.evaluate(() => sessionStorage.getItem('environment'))).not.toContain('sk_live_');
});

test('an account that no host can be named after says what to write', async ({ page, operationPage }) => {
  await operationPage.open('contacts', 'get-contact');
  const field = form(page).getByRole('textbox', { name: 'Account' });
  for (const wrong of ['ada_books', '-ada', 'ada.books']) {
    await fill(page, { account: wrong });
    await expect(field, wrong).toHaveAccessibleDescription(/^A–Z, a–z, 0–9 and - only, at most 63/);
    await page.keyboard.press('Escape');
  }
  await open(page);
  await field.clear();
  await field.pressSequentially('a'.repeat(64));
  await expect(field).toHaveValue('a'.repeat(63));
  await form(page).getByRole('button', { name: 'Show in snippets' }).click();
  await expect(operationPage.snippet('curl')).toContainText(`https://${'a'.repeat(63)}.sandbox`);
});

/** Values that could end a string of code, or the page. */
const HOSTILE = [
  "x'; rm -rf",
  'x" + `id` + "',
  '$(id)',
  '#{exit}',
  '${x}',
  'a\\',
  'a\u0007b',
  'a\u202Eb',
  'a'.repeat(101),
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
];

test(
  'hostile values are refused, typed and stored',
  holds('environment.refused'),
  async ({ page, operationPage }) => {
    await operationPage.open('contacts', 'get-contact');
    const field = form(page).getByRole('textbox', { name: 'Account' });
    // The field does not take a longer one.
    for (const hostile of HOSTILE.filter(({ length }) => length <= 63)) {
      await fill(page, { account: hostile });
      await expect(field, hostile).toHaveAttribute('aria-invalid', 'true');
      await expect(form(page).getByText('https://demo.sandbox.abaco.example/api'), hostile).toBeVisible();
      await page.keyboard.press('Escape');
    }
    for (const hostile of HOSTILE) {
      await storeChoice(page, { server: 'Sandbox', values: { account: hostile, apiKey: hostile } });
      await expect(operationPage.snippet('curl'), hostile).toContainText(
        'https://demo.sandbox.abaco.example',
      );
      await expect(operationPage.snippet('curl'), hostile).toContainText('sk_test_EXAMPLE');
    }
  },
);

/** Choices that the form never stores. */
const FORGED = {
  'a live key for the sandbox': { server: 'Sandbox', values: { apiKey: 'sk_live_ada_1' } },
  'an unknown server': { server: 'https://evil.example', values: {} },
  'other types': { server: 1, credentials: {}, values: { account: ['a'], apiKey: 5 } },
  'names of the prototype': { server: '__proto__', credentials: 'constructor', values: { __proto__: 'a' } },
  'a list': ['Live'],
  null: null,
};

test('a forged choice in the storage changes nothing', async ({ page, operationPage }) => {
  await operationPage.open('contacts', 'get-contact');
  const before = await operationPage.snippet('curl').textContent();
  for (const [what, choice] of Object.entries(FORGED)) {
    await storeChoice(page, choice);
    await expect(operationPage.snippet('curl'), what).toHaveText(before ?? '', { useInnerText: false });
  }
});

test('a stored key is not shown for Live', async ({ page, operationPage }) => {
  await operationPage.open('contacts', 'get-contact');
  await storeChoice(page, { server: 'Live', values: { account, apiKey: 'sk_live_ada_1' } });
  await expect(operationPage.snippet('curl')).toContainText(`https://${account}.abaco.example`);
  expect(await page.locator('main').textContent()).not.toContain('sk_live_ada_1');
});

test('Escape returns to the button, and Tab leads into the form', async ({ page, operationPage }) => {
  await operationPage.open('contacts', 'get-contact');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('button', { name: 'Clear' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('radio', { name: 'Sandbox' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', { name: 'Live' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

for (const width of [1440, 390])
  test(`the form fits at ${width} and has no violations`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/guides/getting-started/');
    await fill(page, { apiKey: 'sk_live_ada_1' });
    const box = await form(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    expect(await findViolationsInBothModes(page, '[data-environment]:popover-open')).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing asks for an environment', async ({ page, operationPage }) => {
    await operationPage.open('contacts', 'get-contact');
    await expect(operationPage.snippet('curl')).toContainText('https://demo.sandbox.abaco.example');
    await expect(page.getByText('Environment: ')).toBeHidden();
  });
});
