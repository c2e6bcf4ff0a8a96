import type { Page } from '@playwright/test';
import { sitePages } from './site-pages';
import { pushAddress } from './push-address';
import { expect, test } from './test';

/** Hashes that readers, links and hits may bring: `%` that escape nothing, markup, selectors, names of `Object.prototype`. */
const HASHES = [
  '#%',
  '#50%',
  '#100%',
  '#%zz',
  '#%E0%A4%A',
  '#%C0%80',
  '#%FF',
  '#%u0041',
  '#%00',
  '#%2',
  '#%%%',
  '#"><img src=x onerror=alert(1)>',
  '#[data-x',
  '#:is(',
  "#'",
  '#\\',
  '#/../..//',
  '#?q=%',
  '#__proto__',
  '#constructor',
  `#${'a%'.repeat(2000)}`,
];

const pages = Object.entries({ ...sitePages, 'page that does not exist': '/api/invoices/create-invioce/' });

for (const [name, path] of pages)
  test(`no hash crashes the page: ${name}`, async ({ page }) => {
    await page.goto(path);
    expect(await findCrashes(page, HASHES)).toEqual([]);
    // The router still works.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  });

for (const address of [
  '/guides/webhooks/#100%',
  '/glossary/#%zz',
  '/api/invoices/create-invoice/#%E0%A4%A',
  '/search/?q=%&q=%zz#%',
])
  test(`a page opens at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed');
  });

test('a link with such a hash, and a path that escapes nothing, are followed within the site', async ({
  page,
}) => {
  await page.goto('/glossary/');
  await pushAddress(page, '/guides/webhooks/#50%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
  await pushAddress(page, '/glossary/50%/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!This page crashed|Webhooks)/);
});

/**
 * Changes the hash to each of these as an edit in the address bar does, and waits until the page has dealt with it.
 *
 * @returns the first hash after which the title is another one, and that title
 */
function findCrashes(page: Page, hashes: readonly string[]): Promise<string[]> {
  return page.evaluate(async (values) => {
    const readTitle = () => document.querySelector('h1')?.textContent;
    const title = readTitle();
    for (const value of values) {
      await new Promise<void>((resolve) => {
        const settle = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        window.addEventListener('hashchange', settle, { once: true });
        const before = window.location.hash;
        window.location.hash = value;
        if (window.location.hash === before) settle();
      });
      if (readTitle() !== title) return [`${value.slice(0, 100)}: ${readTitle()}`];
    }
    return [];
  }, hashes);
}
