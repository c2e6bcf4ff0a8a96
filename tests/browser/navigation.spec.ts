import type { Locator, Page } from '@playwright/test';
import { findViolationsInBothModes } from './axe';
import { DATA_SAVER } from '../setup/connection';
import { connectWith } from './shell/support';
import { expect, test } from './test';
import { holds } from '../specified/holds';

test.use({ savesData: false });

const target = '/api/invoices/create-invoice/';

/** Where links to the target start: a hand-written page, and a page of the reference. */
const starts = [
  { name: 'a page of the docs', path: '/tools/api/', title: 'API' },
  { name: 'a page of the reference', path: '/api/invoices/', title: 'Invoices' },
];

for (const { name, path, title } of starts) {
  test.describe(`from ${name} to one of the reference`, () => {
    test(
      'the last page stays, with a progress bar, until the next one is there',
      holds('2.site.14'),
      async ({ page }) => {
        const respond = await holdTarget(page);
        await page.goto(path);
        await linkToTarget(page).click();
        await expect(progressBar(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(new RegExp(`^${title}(?:: operations)? \\| Abaco Developers$`));
        respond();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
        await expect(page).toHaveTitle(/^Create an invoice/);
        await expect(progressBar(page)).toHaveCount(0);
        await expect(page).toHaveURL(target);
      },
    );

    test(
      'a page that cannot be loaded is a warning and a new load of the site',
      holds('2.site.14'),
      async ({ page }) => {
        const warnings: string[] = [];
        page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        // Pages of links in view are not prefetched then.
        await connectWith(page, DATA_SAVER);
        await page.route(`**${target}`, (route) =>
          route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404 }),
        );
        await page.goto(path);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        // Nothing points at the link, so that the page is not loaded before.
        await linkToTarget(page).dispatchEvent('click');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
        expect(warnings.join()).toContain(`${target} returns 404`);
      },
    );

    for (const loads of ['before', 'only when it is needed']) {
      test(
        `without a connection a message says so; code is loaded ${loads}`,
        holds('2.site.19'),
        async ({ page, context }) => {
          if (loads !== 'before') await connectWith(page, DATA_SAVER);
          await page.goto(path, { waitUntil: 'networkidle' });
          await context.setOffline(true);
          await linkToTarget(page).click();
          await expect(page.getByRole('alert')).toContainText('You are offline');
          await expect(page).toHaveTitle(/^You are offline/);
          await expect(progressBar(page)).toHaveCount(0);
          expect(await findViolationsInBothModes(page)).toEqual([]);
          await page.getByRole('button', { name: 'Retry' }).click();
          await expect(page.getByRole('alert')).toContainText('Still no connection');
          // The page comes by itself.
          await context.setOffline(false);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
          await expect(page).toHaveTitle(/^Create an invoice/);
        },
      );
    }
  });
}

test('who goes on before a page is there gets the page they went on to', async ({ page }) => {
  const respond = await holdTarget(page);
  await page.goto('/api/invoices/');
  await linkToTarget(page).click();
  await expect(progressBar(page)).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'List invoices' }).first().click();
  respond();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List invoices');
  await expect(page).toHaveTitle(/^List invoices/);
  await expect(page).toHaveURL('/api/invoices/list-invoices/');
});

for (const path of ['/api/', target, '/api/objects/invoice/', '/api/errors/index.html']) {
  test(`the title and the description of ${path} stay when it is opened directly`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await withoutScripts.goto(path);
    const sent = await readHead(withoutScripts);
    await page.goto(path);
    expect(sent.descriptions).toHaveLength(2);
    await expect.poll(() => readHead(page)).toEqual(sent);
  });
}

async function readHead(page: Page): Promise<{ title: string; descriptions: (string | null)[] }> {
  const metas = await page.locator('meta[name="description"], meta[property="og:description"]').all();
  const descriptions = await Promise.all(metas.map((meta) => meta.getAttribute('content')));
  return { title: await page.title(), descriptions: descriptions.toSorted() };
}

function progressBar(page: Page): Locator {
  return page.getByRole('progressbar', { name: 'Loading the page' });
}

/** The first link to the target in the content. */
function linkToTarget(page: Page): Locator {
  return page.getByRole('main').locator(`a[href="${target}"]`).first();
}

/** Lets the target wait, as a slow connection would; the response comes when the function is called. */
async function holdTarget(page: Page): Promise<() => void> {
  let respond = () => {};
  const isReleased = new Promise<void>((resolve) => (respond = resolve));
  await page.route(`**${target}`, async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => respond();
}
