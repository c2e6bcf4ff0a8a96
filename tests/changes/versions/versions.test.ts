import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findViolationsInBothModes } from '../../browser/axe';
import { testChangelog } from './test-changelog';
import { VersionedSite } from './versioned-site';

const CURRENT = '/api/coupons/create-coupon/';
const EARLIER = '/api/versions/20240705/coupons/create-coupon/';
const FIRST = '/api/versions/20231201/coupons/';

let site: VersionedSite;

beforeAll(async () => {
  site = await VersionedSite.build();
});

afterAll(() => site.end());

const choose = async (page: Page, version: string): Promise<void> => {
  await page.locator('.version-menu summary').click();
  await page.locator('.version-menu a', { hasText: version }).click();
};
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).hash;

describe('the menu of versions', () => {
  test('leads to the same page and field, without scripts to the same page', async () => {
    const page = await site.open(`${CURRENT}#request.code`);
    await choose(page, '20240705');
    await page.waitForURL(`**${EARLIER}#request.code`);
    const plain = await site.open(CURRENT, { javaScriptEnabled: false });
    await choose(plain, '20240705');
    expect(pathOf(plain)).toBe(EARLIER);
  });

  test('leads to the nearest place where the field is not there yet, and says so', async () => {
    const page = await site.open(`${CURRENT}#request.max_redemptions`);
    await choose(page, '20240705');
    await page.waitForURL(`**${EARLIER}#body`);
    expect(await page.locator('[data-version-missing]').isVisible()).toBe(true);
  });

  test('leads to the nearest page where the page is not there yet, and says why before', async () => {
    const page = await site.open('/api/coupons/delete-coupon/');
    expect(await page.locator('[data-why]').count()).toBe(1);
    await choose(page, '20231201');
    await page.waitForURL(`**${FIRST}`);
  });

  test('opens with the keyboard, and Escape closes it and returns the focus', async () => {
    const page = await site.open(EARLIER);
    await page.locator('.version-menu summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-version-link]'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.version-menu').getAttribute('open')).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.matches('.version-menu summary'))).toBe(true);
  });
});

describe('a page of an earlier version', () => {
  test.each([
    [EARLIER, 'own'],
    ['/api/versions/20240705/invoices/create-invoice/', 'stamped'],
    ['/api/versions/20231201/coupons/delete-coupon/', 'gone'],
  ])('%s says at the top how it differs, and leads on', async (address, kind) => {
    const page = await site.open(address, { javaScriptEnabled: false });
    expect(await page.locator('.version-banner').getAttribute('data-kind')).toBe(kind);
    for (const link of await page.locator('.version-banner a').all()) {
      const response = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(response.ok()).toBe(true);
    }
  });

  test('names what a later version breaks', async () => {
    const page = await site.open('/api/versions/20240705/products/create-product/');
    expect(await page.locator('.version-banner li strong').count()).toBeGreaterThan(0);
  });

  test('names its version in every snippet, and the field that is not there yet nowhere', () => {
    for (const address of [EARLIER, '/api/versions/20240705/invoices/create-invoice/']) {
      const [article = ''] = /<article[^]*<\/article>/.exec(site.read(`${address}index.html`)) ?? [];
      expect(article).toContain('api_version=20240705');
      expect(article).not.toContain('20241028');
    }
    expect(site.read(`${EARLIER}index.html`)).not.toContain('id="request.max_redemptions"');
    expect(site.read(`${CURRENT}index.html`)).toContain('id="request.max_redemptions"');
  });

  test.each([
    [EARLIER, 'own'],
    ['/api/versions/20240705/invoices/create-invoice/', 'stamped'],
  ])('%s, which is %s, has typed calls with the client file of its version', (address) => {
    const page = site.read(`${address}index.html`);
    const links = [...page.matchAll(/href="(\/clients\/[^"]*)"/g)].map(([, link = '']) => link);
    expect(links.toSorted()).toEqual([
      '/clients/versions/20240705/abaco.go',
      '/clients/versions/20240705/abaco.py',
      '/clients/versions/20240705/abaco.ts',
    ]);
    for (const link of links) {
      expect(page).toContain(`https://developers.abaco.example${link}<`);
      const client = site.read(link);
      expect(client).toContain('api_version=20240705');
      expect(client).not.toContain('20241028');
    }
  });

  test('keeps its version on the way through the reference', async () => {
    const page = await site.open(EARLIER);
    await page.locator('.theme-doc-breadcrumbs a', { hasText: 'Coupons' }).click();
    await page.waitForURL('**/api/versions/20240705/coupons/');
    const item = page.locator('.theme-doc-sidebar-menu a', { hasText: 'Create a coupon' });
    await item.click();
    await page.waitForURL(`**${EARLIER}`);
    expect(await page.locator('.version-banner').count()).toBe(1);
    expect(await item.getAttribute('aria-current')).toBe('page');
  });

  test('is Markdown too, with links inside of its version', () => {
    for (const address of [EARLIER, '/api/versions/20240705/invoices/create-invoice/']) {
      const text = site.read(`${address}index.md`);
      expect(text).toContain('20240705');
      expect(text).not.toMatch(/developers\.abaco\.example\/api\/(?!versions\/)/);
    }
    expect(site.read('llms.txt')).toContain('/api/versions/20231201/index.md');
  });

  test.each([
    [EARLIER, '/api/changelog/20241028/'],
    [FIRST, '/api/changelog/what-changes/?from=20231201'],
  ])('%s leads to its differences in the changelog', async (address, target) => {
    const page = await site.open(address);
    await page.getByRole('link', { name: 'See the differences' }).click();
    await page.waitForURL(`**${target}`);
  });

  test('is left to the current page by search engines', () => {
    const canonical = (file: string) => /rel="canonical" href="([^"]*)"/.exec(site.read(file))?.[1];
    expect(canonical(`${EARLIER}index.html`)).toBe(`https://developers.abaco.example${CURRENT}`);
    expect(site.read('sitemap.xml')).not.toContain('/versions/');
  });

  test.each([
    CURRENT,
    EARLIER,
    '/api/versions/20231201/coupons/delete-coupon/',
    '/api/versions/20240705/differences/',
  ])('%s passes axe with the menu open, light and dark, and does not scroll sideways', async (address) => {
    const page = await site.open(address, { viewport: { width: 390, height: 800 } });
    await page.locator('.version-menu summary').click();
    expect(await findViolationsInBothModes(page as never, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
});

describe('the simulator of the page', () => {
  const run = async (page: Page): Promise<string> => {
    await page.getByRole('button', { name: /^Run:/ }).first().click();
    const status = page.locator('[data-run-tab]');
    await status.waitFor();
    await page.waitForFunction(() =>
      /\d{3}/.test(document.querySelector('[data-run-tab]')?.textContent ?? ''),
    );
    return (await page.locator('#code-panel').textContent()) ?? '';
  };

  test('follows its version: the field is in the response of the current one only', async () => {
    expect(await run(await site.open(CURRENT))).toContain('max_redemptions');
    const shown = await run(await site.open(EARLIER));
    expect(shown).toContain('201');
    expect(shown).not.toContain('max_redemptions');
  });
});

describe('the search', () => {
  const find = async (page: Page, query: string): Promise<string[]> => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.locator('.DocSearch-Input').fill(query);
    await page.locator('.DocSearch-Hit a').first().waitFor();
    const links = await page.locator('.DocSearch-Hit a').all();
    return Promise.all(
      links.map(async (link) => new URL((await link.getAttribute('href')) ?? '', page.url()).pathname),
    );
  };

  test('finds the pages of the version that the reader is in', async () => {
    expect(await find(await site.open(EARLIER), 'create coupon')).toContain(EARLIER);
    expect(await find(await site.open(CURRENT), 'create coupon')).toContain(CURRENT);
  });

  test('does not find what the version does not have', async () => {
    const found = await find(await site.open(FIRST), 'delete coupon');
    expect(found.filter((address) => address.includes('delete-coupon'))).toEqual([]);
  });
});

testChangelog(() => site);
