import { findViolations } from '../axe';
import { createHits } from './support/records';
import { expect, hostedTest, test } from './support/test';
import { holds } from '../../specified/holds';

test(
  'the search page shows the results of its address, as many as it says',
  holds('2.search.1'),
  async ({ page }) => {
    await page.goto('/search/?q=void+a+credit+note');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for “void a credit note”',
    );
    await expect(page).toHaveTitle(/^Search results for “void a credit note”/);
    await expect(main.locator('.search-results > li').first()).toContainText('Void a credit note');
    await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await main.locator('.search-results > li').first().getByRole('link').click();
    await expect(page).toHaveURL('/api/credits/void-credit/');
  },
);

test(
  '20 results come at a time, the next ones when the button is pressed',
  holds('9.search.2'),
  async ({ page }) => {
    await page.goto('/search/?q=invoice');
    const results = page.locator('.search-results > li');
    await expect(results).toHaveCount(20);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(results).toHaveCount(40);
    const titles = await results
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(titles).size).toBe(40);
  },
);

test(
  'keeps the query in the address; Escape and an empty field clear the results',
  holds('5.search.1'),
  async ({ page }) => {
    await page.goto('/search/');
    const input = page.getByRole('searchbox', { name: 'Search' });
    await expect(input).toHaveAttribute('placeholder', 'Search docs');
    await expect(input).toHaveAttribute('maxlength', '512');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    await input.fill('webhook');
    await expect(page).toHaveURL('/search/?q=webhook');
    await expect(page.locator('.search-results > li').first()).toBeVisible();
    await input.press('Escape');
    await expect(input).toHaveValue('');
    await expect(page.locator('.search-results > li')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
    await input.fill('qwxzkjv');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('No results for "qwxzkjv"');
  },
);

hostedTest('an error shows on the search page, and Retry asks again', async ({ page, hosts }) => {
  hosts.modes.fill(503);
  await page.goto('/search/?q=invoice');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
  hosts.modes.fill(200);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.search-results > li')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

hostedTest('a page of results that fails leaves those before it', async ({ page, hosts }) => {
  const hits = createHits(40);
  hosts.response = { results: [{ hits: hits.slice(0, 20), nbHits: 40, nbPages: 2 }] };
  await page.goto('/search/?q=invoice');
  const results = page.locator('.search-results > li');
  await expect(results).toHaveCount(20);
  hosts.modes.fill(503);
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(results).toHaveCount(20);
  hosts.modes.fill(200);
  hosts.response = { results: [{ hits: hits.slice(20), nbHits: 40, nbPages: 2 }] };
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(results).toHaveCount(40);
  expect(hosts.log.at(-1)?.body.requests[0]).toMatchObject({ page: 1 });
});

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in the modal in ${mode} mode at ${width} pixels`, async ({ page, modal }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    // The page below is checked with all others (`accessibility.spec.ts`).
    const check = async (state: string) => {
      expect(await findViolations(page, '[role=dialog]'), state).toEqual([]);
    };
    await modal.goto('/tools/sdks/');
    await modal.open();
    await check('start');
    await modal.search('create an invoice');
    await expect(modal.active).toContainText('Create an invoice');
    await check('hits');
    await modal.search('qwxzkjv');
    await expect(modal.dialog.getByText('No results for')).toBeVisible();
    await check('no results');
    await modal.search('create an invoice');
    await expect(modal.active).toContainText('Create an invoice');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await expect(modal.hits).toHaveCount(1);
    await check('recent searches');
  });
}

test('on a phone the modal fills the screen and has a button to cancel', async ({ page, modal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await modal.goto('/tools/sdks/');
  await modal.button.click();
  await modal.search('invoice');
  await expect(modal.hits.first()).toBeVisible();
  const box = await modal.dialog.locator('.DocSearch-Modal').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal.dialog).toHaveCount(0);
});
