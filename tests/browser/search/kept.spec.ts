import type { Page } from '@playwright/test';
import { configureSearch } from './support/hosted';
import { createHit } from './support/records';
import { expect, hostedTest, test } from './support/test';
import { holds } from '../../specified/holds';

const quietPage = '/tools/sdks/';
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__developers-abaco';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__developers-abaco';

/** Keeps searches as the modal would, the newest first. */
async function keep(page: Page, key: string, count: number, name: string): Promise<void> {
  const searches = Array.from({ length: count }, (_, index) => ({
    ...createHit(`/guides/webhooks/#${name}-${index}`, { group: 'Guides', page: `${name} ${index}` }),
    _highlightResult: undefined,
    _snippetResult: undefined,
  }));
  await page.evaluate(([at, text]) => localStorage.setItem(at, text), [
    key,
    JSON.stringify(searches),
  ] as const);
}

async function readKept(page: Page, key: string): Promise<string[]> {
  const text = await page.evaluate((at) => localStorage.getItem(at), key);
  return (JSON.parse(text ?? '[]') as { hierarchy: { lvl1: string } }[]).map(
    ({ hierarchy }) => hierarchy.lvl1,
  );
}

test(
  'a chosen hit is a recent search of its index, which can become a favorite and be removed',
  holds('3.search.4', '4.search.6', '4.search.7'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await modal.open();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    await modal.search('create an invoice');
    await expect(modal.active).toContainText('Create an invoice');
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
    expect(await readKept(page, recentKey)).toEqual(['Create an invoice']);

    await modal.open();
    const recent = modal.dialog.getByRole('grid', { name: 'Recent' });
    const favorite = modal.dialog.getByRole('grid', { name: 'Favorite' });
    await recent.getByRole('button', { name: 'Save this search' }).press('Enter');
    await expect(favorite.getByRole('row')).toHaveCount(1);
    await expect(recent).toHaveCount(0);
    expect(await readKept(page, recentKey)).toEqual([]);
    expect(await readKept(page, favoriteKey)).toEqual(['Create an invoice']);

    // A favorite does not become a recent search, however often it is chosen.
    await favorite.getByRole('link').click();
    await expect(modal.dialog).toHaveCount(0);
    expect(await readKept(page, recentKey)).toEqual([]);

    await modal.open();
    await favorite.getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    expect(await readKept(page, favoriteKey)).toEqual([]);
  },
);

test('nothing is kept where personalization is off', holds('4.search.6'), async ({ page, modal }) => {
  await configureSearch(page, { personalization: false });
  await modal.goto(quietPage);
  await modal.open();
  await expect(modal.dialog.getByText('No recent searches')).toHaveCount(0);
  await modal.search('create an invoice');
  await expect(modal.active).toContainText('Create an invoice');
  await expect(modal.active.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
  expect(await readKept(page, recentKey)).toEqual([]);
});

test('a recent search can be removed', holds('4.search.7'), async ({ page, modal }) => {
  await modal.goto(quietPage);
  await keep(page, recentKey, 2, 'Recent');
  await modal.open();
  await modal.hits.first().getByRole('button', { name: 'Remove this search from history' }).click();
  await expect(modal.hits).toHaveCount(1);
  expect(await readKept(page, recentKey)).toEqual(['Recent 1']);
});

test(
  'shows 7 recent searches, 4 next to favorites, and 10 favorites',
  holds('2.search.4', '9.search.5'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await keep(page, recentKey, 12, 'Recent');
    await modal.open();
    const recent = modal.dialog.getByRole('grid', { name: 'Recent' }).getByRole('row');
    await expect(recent).toHaveCount(7);
    await page.keyboard.press('Escape');
    await keep(page, favoriteKey, 12, 'Favorite');
    await modal.open();
    await expect(recent).toHaveCount(4);
    await expect(modal.dialog.getByRole('grid', { name: 'Favorite' }).getByRole('row')).toHaveCount(10);
  },
);

test('shows 4 recent searches as soon as there is a favorite', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await keep(page, recentKey, 7, 'Recent');
  await modal.open();
  const recent = modal.dialog.getByRole('grid', { name: 'Recent' }).getByRole('row');
  await recent.first().getByRole('button', { name: 'Save this search' }).click();
  await expect(modal.dialog.getByRole('grid', { name: 'Favorite' }).getByRole('row')).toHaveCount(1);
  await expect(recent).toHaveCount(4);
});

hostedTest('a hit that is opened with the middle button is kept', async ({ context, page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('page');
  const opened = context.waitForEvent('page');
  await modal.hits.nth(1).getByRole('link').click({ button: 'middle' });
  await (await opened).close();
  await expect.poll(() => readKept(page, recentKey)).toEqual(['Page 1']);
});

test('kept searches come back when the query is cleared', holds('5.search.3'), async ({ page, modal }) => {
  await modal.goto(quietPage);
  await keep(page, recentKey, 1, 'Recent');
  await modal.open();
  await modal.search('invoice');
  await expect(modal.dialog.getByRole('grid', { name: 'API: Invoices' })).toBeVisible();
  await modal.search('');
  await expect(modal.hits).toHaveText([/Recent 0/]);
  await modal.search('qwxzkjv');
  await expect(modal.dialog.getByText('No results for')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.hits).toHaveText([/Recent 0/]);
});

hostedTest(
  'a storage that is broken or throws is survived, with a warning',
  holds('8.search.8'),
  async ({ page, modal }) => {
    const warnings: string[] = [];
    const crashes: Error[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    page.on('pageerror', (error) => crashes.push(error));
    await modal.goto(quietPage);
    await page.evaluate(
      ([recent, favorite]) => {
        localStorage.setItem(recent, '{broken');
        localStorage.setItem(favorite, '[null, 7, {}]');
      },
      [recentKey, favoriteKey] as const,
    );
    await modal.open();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    expect(warnings.join('\n')).toContain('SyntaxError');
    await page.evaluate(() => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new Error('no storage');
      };
    });
    await modal.search('page');
    await expect(modal.hits).toHaveCount(3);
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/guides\/webhooks\/#part-0$/);
    await modal.open();
    await expect(modal.input).toBeFocused();
    expect(crashes).toEqual([]);
  },
);

test('kept searches are as little trusted as hits', async ({ page, modal }) => {
  await modal.goto(quietPage);
  const kept = (url: string, lvl1: string) => ({
    ...createHit('/', { group: 'Guides', page: lvl1 }),
    objectID: url + lvl1,
    url,
    _highlightResult: { hierarchy: { lvl1: { value: lvl1 } } },
  });
  const hostile = '<b data-injected>x</b><img src=x onerror="document.title=1">';
  const searches = [
    kept('/glossary/', hostile),
    kept('javascript:alert(1)', 'Script'),
    kept('data:text/html,x', 'Data'),
    kept('https://evil.example/', 'Elsewhere'),
    kept('//evil.example/', 'No protocol'),
  ];
  await page.evaluate(([at, text]) => localStorage.setItem(at, text), [
    favoriteKey,
    JSON.stringify(searches),
  ] as const);
  await modal.open();
  await expect(modal.hits).toHaveCount(1);
  await expect(modal.hits).toContainText(hostile);
  await expect(modal.hits.getByRole('link')).toHaveAttribute('href', '/glossary/');
  await expect(modal.dialog.locator('[data-injected], img')).toHaveCount(0);
});

hostedTest('a hit on text is kept as the page that it belongs to', async ({ page, modal, hosts }) => {
  const texts = { group: 'Guides', page: 'Webhooks' };
  hosts.response = {
    results: [
      {
        hits: [
          createHit('/guides/webhooks/', texts),
          createHit('/guides/webhooks/#text', { ...texts, content: 'A text' }),
        ],
        nbHits: 2,
      },
    ],
  };
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('a');
  await modal.hits.filter({ hasText: 'A text' }).getByRole('link').click();
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
  await modal.open();
  await expect(modal.hits.getByRole('link')).toHaveAttribute('href', '/guides/webhooks/');
});
