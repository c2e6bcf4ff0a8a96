import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSimulator } from '../../simulator/create-simulator';
import { nodesOfType } from '../../site/lint/page';
import { launchBrowser } from '../setup/browser';
import { holds } from '../specified/holds';
import { installAbaco } from './abaco-js/stand-in';
import { pages } from './failures/outcomes';
import { api } from './lint/lint-with';

const ME = 'tests/docs/abaco-js.test.ts';
const ORIGIN = 'https://shop.example';
const { fetch: respond } = createSimulator();
const program = (name: string): string => readFileSync(`docs/_code/frontend/${name}`, 'utf8');

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Takes the place of a response of the API, or delays it; nothing changes for another URL. */
type Intervene = (url: URL) => Promise<Response | 'no response' | undefined>;

/** Opens a page of a shop with that body. Its errors and console output are in `printed`. */
async function open(
  body: string,
  intervene: Intervene = () => Promise.resolve(undefined),
  replace: readonly [from: string, to: string] = ['', ''],
): Promise<{ page: Page; printed: string[] }> {
  const page = await browser!.newPage();
  const printed: string[] = [];
  page.on('pageerror', (error) => printed.push(`error: ${String(error)}`));
  page.on('console', (message) => printed.push(message.text()));
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.href === 'https://js.abaco.example/v4/') {
      return route.fulfill({ contentType: 'text/javascript', body: `(${installAbaco.toString()})()` });
    }
    if (url.pathname === '/checkout.js') {
      return route.fulfill({
        contentType: 'text/javascript',
        body: program('checkout.js').replace(...replace),
      });
    }
    if (!url.pathname.startsWith('/api/')) return route.fulfill({ contentType: 'text/html', body });
    const headers = {
      Accept: 'application/json; api_version=20241028',
      Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`,
    };
    const instead = await intervene(url);
    if (instead === 'no response') return route.abort();
    const request = new Request(`http://localhost${url.pathname}${url.search}`, { headers });
    const response = instead ?? (await respond(request));
    return route.fulfill({
      status: response.status,
      contentType: 'application/json',
      body: await response.text(),
    });
  });
  await page.goto(`${ORIGIN}/`);
  return { page, printed };
}

describe('the checkout form of the guide', holds('frontend.form'), () => {
  test('shows rate and total when the country is chosen', async () => {
    const { page, printed } = await open(program('form.html'));
    await page.getByLabel('Country').selectOption('DE');
    await page.getByText('VAT 19%: 119.00 EUR').waitFor();
    expect(printed).toEqual([]);
  });

  test.each([
    { country: 'DE', number: 'DE999999999', says: 'This tax ID is valid.' },
    { country: 'DE', number: 'DE111111111', says: 'This tax ID is not valid. Tax is added.' },
    { country: 'IE', number: 'IE222222222', says: 'We cannot check this tax ID right now. Tax is added.' },
  ])('says of $number: $says', async ({ country, number, says }) => {
    const { page } = await open(program('form.html'));
    await page.getByLabel('Country').selectOption(country);
    await page.getByLabel('Tax ID').fill(number);
    await page.getByLabel('Tax ID').blur();
    await page.getByText(says).waitFor();
    expect(await page.locator('#tax-id-state').textContent()).toBe(says);
  });

  test('asks for the country before it calculates', async () => {
    const { page } = await open(program('form.html'));
    await page.getByLabel('Postal code').fill('10115');
    await page.getByText('Choose a country to see the tax.').waitFor();
  });

  test('makes one call for a postal code that is typed', async () => {
    const queries: string[] = [];
    const { page } = await open(program('form.html'), ({ pathname, searchParams }) => {
      if (pathname.endsWith('/calculate')) queries.push(searchParams.get('to_postal_code') ?? '');
      return Promise.resolve(undefined);
    });
    await page.getByLabel('Country').selectOption('DE');
    await page.getByText('VAT 19%: 119.00 EUR').waitFor();
    queries.length = 0;
    await page.getByLabel('Postal code').pressSequentially('10115');
    await expect.poll(() => queries).toEqual(['10115']);
  });

  const { hangs, limited, unavailable, refused, drops, late } = pages['frontend/checkout'];
  const never = new Promise<undefined>(() => undefined);
  const isFor = (country: string, url: string): boolean => url.includes(`to_country=${country}`);

  test.each([
    { status: 429, says: limited },
    { status: 503, says: unavailable },
  ])('says so when no tax can be shown because of $status', async ({ status, says }) => {
    const { page } = await open(program('form.html'), ({ search }) =>
      Promise.resolve(isFor('DE', search) ? Response.json({ error: 'Try again.' }, { status }) : undefined),
    );
    await page.getByLabel('Country').selectOption('DE');
    await page.getByText(says).waitFor();
  });

  test(`shows ${hangs} while there is no response`, async () => {
    const { page } = await open(program('form.html'), ({ search }) =>
      isFor('DE', search) ? never : Promise.resolve(undefined),
    );
    await page.getByLabel('Country').selectOption('ES');
    await page.locator('#total[aria-busy=false]', { hasText: late }).waitFor();
    await page.getByLabel('Country').selectOption('DE');
    await page.locator('#total[aria-busy=true]', { hasText: late }).waitFor();
  });

  test(`shows ${refused} when the key is not publishable`, async () => {
    const { page, printed } = await open(program('form.html'), undefined, ['pk_test_EXAMPLE', 'wrong']);
    await page.getByLabel('Country').selectOption('DE');
    await expect.poll(() => printed).toEqual([expect.stringContaining('error:')]);
    expect(await page.locator('#total').textContent()).toBe('');
  });

  test('says so when a tax ID cannot be checked', async () => {
    const { page, printed } = await open(program('form.html'), ({ pathname }) =>
      Promise.resolve(pathname.endsWith('/validate') ? 'no response' : undefined),
    );
    await page.getByLabel('Country').selectOption('DE');
    await page.getByLabel('Tax ID').fill('DE999999999');
    await page.getByLabel('Tax ID').blur();
    await page.getByText(drops).waitFor();
    expect(printed.filter((text) => text.startsWith('error:'))).toEqual([]);
  });

  test('drops the total of a country that is no longer chosen', holds('guides.late-response'), async () => {
    let release = (): void => undefined;
    const released = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const { page } = await open(program('form.html'), ({ search }) =>
      isFor('DE', search) ? released : Promise.resolve(undefined),
    );
    const german = page.waitForRequest((request) => isFor('DE', request.url()));
    await page.getByLabel('Country').selectOption('DE');
    await german;
    await page.getByLabel('Country').selectOption('ES');
    await page.getByText(late).waitFor();
    release();
    await (await german).response();
    await page.waitForFunction('Abaco.getLastTax()?.country === "DE"');
    expect(await page.locator('#total').textContent()).toBe(late);
  });

  test('clears the state of a tax ID as soon as another is typed', async () => {
    const { page } = await open(program('form.html'));
    await page.getByLabel('Country').selectOption('DE');
    await page.getByLabel('Tax ID').fill('DE999999999');
    await page.getByLabel('Tax ID').blur();
    await page.getByText('This tax ID is valid.').waitFor();
    await page.getByLabel('Tax ID').pressSequentially('9');
    expect(await page.locator('#tax-id-state').textContent()).toBe('');
  });
});

test('follows the form without additional code', holds('frontend.automatic'), async () => {
  const { page } = await open(program('automatic.html'));
  await page.getByLabel('Country').fill('DE');
  await page.waitForFunction('Abaco.getLastTax()?.rate === 19');
});

describe('the code of a page runs', () => {
  const scripted = api.pages
    .map((page) => ({ id: page.id, blocks: nodesOfType(page, 'code').map(({ node }) => node) }))
    .map(({ id, blocks }) => ({ id, blocks: blocks.filter(({ meta }) => meta?.includes(ME)) }))
    .filter(({ blocks }) => blocks.length > 0);

  test.each(scripted)('the scripts of $id', async ({ blocks }) => {
    const form = '<form id="payment-form" data-product-id="course-basic"></form>';
    const { page, printed } = await open(`${form}<script src="https://js.abaco.example/v4/"></script>`);
    await page.evaluate('Abaco.init("pk_test_EXAMPLE")');
    for (const { lang, value } of blocks) {
      if (lang === 'js') await page.evaluate(`(async () => {\n${value}\n})()`);
    }
    expect(printed.filter((text) => text.startsWith('error'))).toEqual([]);
  });

  test.each(
    scripted.flatMap(({ id, blocks }) =>
      blocks.filter(({ lang }) => lang === 'html').map((block) => ({ id, ...block })),
    ),
  )('the HTML of $id', async ({ value }) => {
    const { page, printed } = await open(value);
    await page.waitForLoadState('networkidle');
    expect(printed.filter((text) => text !== 'VAT 19')).toEqual([]);
  });
});
