import type { Page } from '@playwright/test';
import { configureSearch } from './support/hosted';
import { createHit, createHits, createResponse } from './support/records';
import { expect, hostedTest, test } from './support/test';
import { holds } from '../../specified/holds';

const quietPage = '/tools/sdks/';

test(
  'hits are grouped, the first is active, arrow keys move and Enter opens without loading the site anew',
  holds('2.search.4', '4.search.5', '7.search.9'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await page.evaluate(() => (document.body.dataset.same = 'yes'));
    await modal.open();
    await modal.search('create an invoice');
    await expect(modal.active).toContainText('Create an invoice');
    await expect(modal.active).toContainText('POST');
    await expect(modal.dialog.getByRole('grid', { name: 'API: Invoices' })).toBeVisible();
    await expect(modal.status).toHaveText(/^\d+ results$/);

    const first = await modal.active.getAttribute('id');
    await page.keyboard.press('ArrowDown');
    await expect(modal.active).not.toHaveAttribute('id', first ?? '');
    const second = await modal.active.getAttribute('id');
    await expect(modal.input).toHaveAttribute('aria-activedescendant', second ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(modal.active).toHaveAttribute('id', first ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/invoices/create-invoice/');
    await expect(modal.dialog).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  },
);

test('a hit within a page leads to its place, also from the same page', async ({ page, modal }) => {
  await modal.goto('/api/objects/webhook/');
  await modal.open();
  await modal.search('webhook auth_key');
  const hit = modal.hits.filter({ hasText: 'auth_key' }).first();
  await hit.getByRole('link').click();
  await expect(page).toHaveURL(/#auth_key$/);
  await expect(page.locator('[id="auth_key"]')).toBeInViewport();
});

test(
  'the number of all results is that of the search page',
  holds('7.search.4', '8.search.3'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await modal.open();
    // All at once, because each typed letter gets a separate number.
    await modal.search('invoice');
    const all = modal.dialog.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
    expect(Number(count)).toBeGreaterThan(20);
    await all.click();
    await expect(page).toHaveURL('/search/?q=invoice');
    await expect(modal.dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} results`);
  },
);

test(
  'nonsense has no results, suggestions that find something and a link to report it',
  holds('2.search.4', '8.search.2'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('invoice');
    await expect(modal.hits.first()).toBeVisible();
    await modal.search('qwxzkjv');
    await expect(modal.dialog.getByText('No results for "qwxzkjv"')).toBeVisible();
    await expect(modal.status).toHaveText('No results');
    await expect(modal.dialog.locator('footer')).toContainText('to clear');
    await expect(modal.dialog.getByText('Try searching for:')).toBeVisible();
    const suggestions = modal.dialog.locator('.search-query');
    await expect(suggestions.first()).toBeVisible();
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await expect(modal.dialog.getByText('Believe this query should return results?')).toBeVisible();
    const report = modal.dialog.getByRole('link', { name: 'Let us know.' });
    await expect(report).toHaveAttribute('href', /^https:\/\/support\.abaco\.example\/\?subject=.*qwxzkjv/);
    await expect(report).toHaveAttribute('rel', /noopener/);

    await suggestions.first().click();
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toBeFocused();
    expect(page.url()).toContain(quietPage);
  },
);

test(
  'a focus opens the panel, losing it or submitting closes it; Escape then clears the query, and closes',
  holds('4.search.2', '4.search.3', '4.search.4'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('invoice');
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
    await modal.hits.first().dispatchEvent('mousedown');
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
    for (const leave of [() => page.keyboard.press('Tab'), () => modal.input.blur()]) {
      await leave();
      await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
      // The hits stay, for those who go on with Tab.
      await expect(modal.hits.first()).toBeVisible();
      await modal.input.focus();
      await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
    }
    // A focus asks anew, and results that come after the submission would open the panel: wait for the last ones.
    await modal.search('invoices');
    await expect(modal.dialog.getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/search/?q=invoices',
    );
    await modal.input.evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(modal.input).toHaveValue('');
    await expect(modal.hits).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
  },
);

test('the button next to the query clears it', async ({ modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('invoice');
  await modal.dialog.getByRole('button', { name: 'Clear the query' }).click();
  await expect(modal.input).toHaveValue('');
  await expect(modal.input).toBeFocused();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
});

for (const [width, words] of [
  [1440, 10],
  [768, 5],
] as const) {
  test(
    `cuts content to ${words} words on a screen of ${width} pixels`,
    holds('9.search.4'),
    async ({ page, modal }) => {
      await page.setViewportSize({ width, height: 900 });
      await modal.goto(quietPage);
      await modal.open();
      await modal.search('invoice');
      await expect(modal.hits.first()).toBeVisible();
      const texts = await modal.dialog.locator('.search-row-summary').allTextContents();
      const cut = texts.filter((text) => text.includes('…'));
      expect(cut.length).toBeGreaterThan(0);
      for (const text of cut) expect(text.match(/[\p{L}\p{N}]+/gu)?.length, text).toBe(words);
    },
  );
}

test('nothing of the search leaves the site or asks for a connection to another', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('webhook');
  await expect(modal.hits.first()).toBeVisible();
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
});

test('the engine works in a worker, not in the page', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('create an invoice');
  await expect(modal.active).toContainText('Create an invoice');
  expect(page.workers()).toHaveLength(1);
});

test(
  'an engine that cannot be loaded is an error, and is loaded again on Retry only',
  holds('search.retry'),
  async ({ page, modal }) => {
    const index = /\/search\/index-[\da-f]+\.json$/;
    await page.route(index, (route) => route.fulfill({ status: 200, body: 'not JSON' }));
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await modal.goto(quietPage);
    await modal.open();
    await modal.input.pressSequentially('invoice');
    await expect(modal.error).toContainText('Unable to fetch results');
    await expect(modal.status).toHaveText('Unable to fetch results');
    const attempts = workers.length;
    await modal.input.pressSequentially(' refund');
    await expect(modal.error).toContainText('“invoice refund” was not searched.');
    expect(workers).toHaveLength(attempts);

    const retry = modal.error.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(modal.error).toContainText('Still unable to fetch results.');
    expect(workers).toHaveLength(attempts + 1);
    await page.unroute(index);
    await retry.click();
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.error).toHaveCount(0);
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('invoice refund');
  },
);

hostedTest(
  'an open hit keeps the modal open with a modifier or the middle button',
  holds('4.search.6'),
  async ({ context, page, modal }) => {
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('page');
    const link = modal.hits.first().getByRole('link');
    for (const options of [{ modifiers: ['Control'] as const }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await link.click({ ...options, modifiers: options.modifiers && [...options.modifiers] });
      await (await opened).close();
      await expect(modal.input).toBeVisible();
    }
    const opened = context.waitForEvent('page');
    await modal.input.press('Control+Enter');
    await (await opened).close();
    await expect(modal.input).toBeVisible();
    await link.click();
    await expect(modal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/guides\/webhooks\/#part-0$/);
  },
);

hostedTest(
  'a group has at most 5 hits, with children below the page they belong to',
  holds('3.search.3', '9.search.3'),
  async ({ modal, hosts }) => {
    hosts.response = createResponse([
      createHit('/guides/webhooks/#verify', { group: 'Guides', page: 'Webhooks', title: 'Verify' }),
      createHit('/guides/webhooks/', { group: 'Guides', page: 'Webhooks' }),
      ...createHits(12, 6),
    ]);
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('a');
    const groups = modal.dialog.getByRole('grid');
    await expect(groups).toHaveCount(3);
    await expect(modal.dialog.getByRole('grid', { name: 'Group 0' }).getByRole('row')).toHaveCount(5);
    await expect(modal.dialog.getByRole('grid', { name: 'Group 1' }).getByRole('row')).toHaveCount(5);
    const child = modal.hits.filter({ hasText: 'Verify' });
    await expect(child).toHaveClass(/DocSearch-Hit--Child/);
    await expect(modal.dialog.getByRole('grid', { name: 'Guides' }).getByRole('row')).toHaveText([
      /Webhooks/,
      /Verify/,
    ]);
  },
);

hostedTest(
  'a hit on another site is left to the browser',
  holds('7.search.9'),
  async ({ page, modal, hosts }) => {
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
    hosts.response = createResponse([
      createHit('https://elsewhere.example/docs/', { group: 'Elsewhere', page: 'Other docs' }),
    ]);
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('a');
    await expect(modal.hits).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('https://elsewhere.example/docs/');
  },
);

const hostile = '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>';

async function isHacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hacked' in window);
}

hostedTest(
  'records that hold code do not run it, in hits, recent searches and the search page',
  async ({ page, modal, hosts }) => {
    hosts.response = createResponse([
      createHit('/guides/webhooks/', {
        group: hostile,
        page: `${hostile} title`,
        content: `${hostile} content`,
      }),
      {
        ...createHit('/guides/', { group: 'Guides', page: hostile }),
        _highlightResult: undefined,
        _snippetResult: undefined,
      },
      createHit('javascript:window.hacked=1', { group: 'Guides', page: 'Bad address' }),
      { ...createHit('/guides/connect/', { group: 'Guides', page: 'No type' }), hierarchy: null as never },
    ]);
    await modal.goto(quietPage);
    await modal.open();
    await modal.search(hostile.slice(0, 60));
    await expect(modal.hits).toHaveCount(2);
    await expect(modal.dialog.locator('img, script')).toHaveCount(0);
    await expect(modal.dialog.getByText('Bad address')).toHaveCount(0);
    await modal.hits.nth(1).getByRole('link').click();
    await expect(modal.dialog).toHaveCount(0);
    await modal.open();
    await expect(modal.hits).toHaveCount(1);
    await expect(modal.hits.first()).toContainText('<img');
    await page.goto(`/search/?q=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
    expect(await isHacked(page)).toBe(false);
  },
);

hostedTest(
  'keys that are pressed before the results have come do not give them up',
  async ({ page, modal, hosts }) => {
    await modal.openWithStoppedClock(quietPage);
    hosts.modes[0] = 'silent';
    await modal.search('a');
    await expect.poll(() => hosts.asked).toEqual([0]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(modal.dialog.getByText('No results')).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(modal.hits).toHaveCount(3);
  },
);

hostedTest(
  'the spinner shows when a response takes 300 ms, and goes with it',
  holds('4.search.1', '9.search.1'),
  async ({ page, modal, hosts }) => {
    await modal.openWithStoppedClock(quietPage);
    hosts.modes[0] = 'silent';
    await modal.search('a');
    await expect.poll(() => hosts.asked).toEqual([0]);
    await page.clock.runFor(299);
    await expect(modal.frame).not.toHaveClass(/Stalled/);
    await page.clock.runFor(1);
    await expect(modal.frame).toHaveClass(/Stalled/);
    await page.clock.runFor(700);
    await expect(modal.hits).toHaveCount(3);
    await expect(modal.frame).not.toHaveClass(/Stalled|Errored/);
  },
);

hostedTest(
  'a chosen hit is reported as "Item Selected" where insights are on, and nothing is where they are off',
  holds('7.search.4', '7.search.8'),
  async ({ page, modal, hosts }) => {
    const events: string[] = [];
    await page.route('https://insights.algolia.io/**', async (route) => {
      events.push(route.request().postData() ?? '');
      await route.fulfill({ status: 200, body: '{}' });
    });
    hosts.response = createResponse(createHits(2), { queryID: 'q'.repeat(32) });
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('a');
    await expect(modal.hits).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toHaveCount(0);
    expect(hosts.log[0]?.body.requests[0]).toMatchObject({ clickAnalytics: false });
    expect(events).toEqual([]);

    await configureSearch(page, {
      appId: 'TESTAPP',
      apiKey: 'search-only',
      hosts: hosts.origins,
      insights: true,
    });
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('a');
    for (const index of [1, 0]) {
      await modal.hits.nth(index).getByRole('link').click();
      await expect.poll(() => events.length).toBe(1);
      expect(hosts.log.at(-1)?.body.requests[0]).toMatchObject({ clickAnalytics: true });
      const objectIDs = [`/guides/webhooks/#part-${index}`];
      expect(JSON.parse(events.pop() ?? '')).toMatchObject({
        events: [{ eventName: 'Item Selected', queryID: 'q'.repeat(32), objectIDs, positions: [index + 1] }],
      });
      await modal.goto(quietPage);
      await modal.open();
      await modal.search('a');
    }
  },
);
