import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const quietPage = '/tools/sdks/';

/** The addresses of rows, group by group. */
async function listGroups(page: Page): Promise<string[][]> {
  return page
    .getByRole('grid')
    .evaluateAll((grids) =>
      grids.map((grid) => [...grid.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')),
    );
}

test('a row says what was found and where, the same in the modal and on the search page', async ({
  page,
  modal,
}) => {
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('state refunded');
  await expect(modal.active.getByRole('link')).toHaveAttribute('href', '/api/objects/invoice/#state');
  const parts = ['Value', 'state: refunded', 'Invoice', 'The money was paid back.'];
  // oxlint-disable-next-line house/plain-english -- the name of a class
  await expect(modal.active.locator('.search-row > *, .search-row-texts > * > *')).toContainText(parts);
  await modal.search('list invoices query parameter processor_id');
  const parameter = modal.hits.filter({
    has: page.locator('[href="/api/invoices/list-invoices/#query.processor_id"]'),
  });
  await expect(parameter).toHaveText(/^Parameter.*processor_idstring/);
  await expect(parameter).not.toContainText('GET');
  await page.goto('/search/?q=state+refunded');
  const first = page.locator('.search-results > li').first();
  for (const text of parts) await expect(first).toContainText(text);
});

test('no row shows cells of tables, or a page about these pages', async ({ modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  for (const query of ['406', 'tax id format', 'standard custom account', 'G-N-01']) {
    await modal.search(query);
    await expect(modal.hits.first().or(modal.dialog.getByText('No results for'))).toBeVisible();
    await expect(modal.dialog.locator('.search-row-summary', { hasText: ' · ' })).toHaveCount(0);
    await expect(modal.dialog.locator('a[href^="/decisions/"]')).toHaveCount(0);
  }
});

test('no row is above the page that it is part of', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  let children = 0;
  for (const query of ['refund', 'invoice', 'webhook signature', 'any other invoice']) {
    await modal.search(query);
    const all = `/search/?q=${query.replaceAll(' ', '+')}`;
    await expect(modal.dialog.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', all);
    for (const links of await listGroups(page))
      links.forEach((link, index) => {
        const [parent = '', anchor] = link.split('#');
        if (anchor === undefined) return;
        expect(links.slice(index), `${query}: ${link}`).not.toContain(parent);
        children += Number(links.includes(parent));
      });
  }
  expect(children).toBeGreaterThan(0);
});

test('titles keep all of their words on a phone, and wrap', async ({ page, modal }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await modal.goto(quietPage);
  await modal.button.click();
  await modal.search('button and callback in one program');
  await expect(modal.hits.first()).toBeVisible();
  const titles = modal.dialog.locator('.search-row-title');
  const { cut, heights } = await titles.evaluateAll((all) => ({
    cut: all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    heights: all.map((one) => one.clientHeight),
  }));
  expect(cut).toEqual([]);
  // One of them needs two lines.
  expect(Math.max(...heights)).toBeGreaterThan(1.5 * Math.min(...heights));
});
