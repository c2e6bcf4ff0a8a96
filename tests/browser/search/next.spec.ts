import { createHits, createResponse } from './support/records';
import { expect, hostedTest, test } from './support/test';
import { holds } from '../../specified/holds';

const quietPage = '/tools/sdks/';

test('before anything is typed there are pages that readers look for', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  const popular = modal.dialog.getByRole('region', { name: 'Good places to start' });
  await popular.getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL('/guides/getting-started/');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('every query that is suggested finds something', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('qwxzkjv');
  await expect(modal.dialog.locator('.search-query')).toHaveCount(3);
  const queries = await modal.dialog.locator('.search-query').allTextContents();
  for (const query of queries) {
    await modal.search('qwxzkjv');
    await modal.dialog.getByRole('button', { name: query, exact: true }).click();
    await expect(modal.input).toHaveValue(query);
    await expect(modal.hits.first()).toBeVisible();
  }
  await page.goto('/search/?q=qwxzkjv');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /qwxzkjv/);
  await expect(main.getByRole('region', { name: 'Good places to start' })).toBeVisible();
  await main.getByRole('button', { name: queries[0], exact: true }).click();
  await expect(main.locator('.search-results > li').first()).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeFocused();
});

hostedTest(
  'what the engine says of a query shows: the words it did without, and what may have been meant',
  holds('search.said'),
  async ({ page, modal, hosts }) => {
    const said = { without: ['kubernetes', 7], suggestions: ['reverse charge', '<b>bold</b>', 'c', 'd'] };
    hosts.response = createResponse(createHits(3), said);
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('webhook kubernetes');
    await expect(modal.dialog.getByText('Without: kubernetes', { exact: true })).toBeVisible();
    await expect(modal.dialog.getByText('Did you mean')).toBeVisible();
    await expect(modal.dialog.locator('.search-query')).toHaveText(['reverse charge', '<b>bold</b>', 'c']);
    hosts.response = createResponse([], { suggestions: ['reverse charge'] });
    await modal.dialog.getByRole('button', { name: 'reverse charge' }).click();
    await expect(modal.input).toHaveValue('reverse charge');
    await expect(modal.dialog.getByText('No results for "reverse charge"')).toBeVisible();
    await expect(modal.dialog.locator('.search-query')).toHaveText(['reverse charge']);
    hosts.response = createResponse(createHits(3), said);
    await page.goto('/search/?q=webhook+kubernetes');
    await expect(page.getByRole('main').getByText('Without: kubernetes', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('.search-query')).toHaveCount(3);
  },
);
