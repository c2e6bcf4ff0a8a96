import type { Page } from '@playwright/test';
import { test as plainTest } from '../noted-test';
import { PREFETCH_BUDGET } from '../../../site/src/links/choose-page';
import { DATA_SAVER, SLOW } from '../../setup/connection';
import { expect, test } from '../test';
import { connectWith, expectTitle, gotoHydrated, holdCode, navbar, PAGE_CODE } from './support';
import { holds } from '../../specified/holds';

test.use({ savesData: false });

const start = '/tools/sdks/';

test(
  'pages of links in view are prefetched, the nearest first, and any link is loaded when a pointer, a finger or the focus comes to it',
  holds('2.site.17', '2.site.22'),
  async ({ page }) => {
    // So low that a few links are in view, and their pages take less than the budget.
    await page.setViewportSize({ width: 1440, height: 260 });
    await page.goto(start);
    await expect.poll(() => countPrefetched(page)).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');

    await test.step('a link of the text, when it is scrolled into view', async () => {
      const before = await countPrefetched(page);
      await page.locator('article p a[href^="/"]').last().scrollIntoViewIfNeeded();
      await expect.poll(() => countPrefetched(page)).toBeGreaterThan(before);
    });

    await test.step('a pointer', async () => {
      const before = await countScripts(page);
      await sidebarLink(page, 'Glossary').hover();
      await expect.poll(() => countScripts(page)).toBeGreaterThan(before);
    });

    await test.step('a finger', async () => {
      await page.waitForLoadState('networkidle');
      const before = await countScripts(page);
      await touch(page, navbar(page).getByRole('link', { name: 'Templates' }));
      await expect.poll(() => countScripts(page)).toBeGreaterThan(before);
    });

    await test.step('the focus', async () => {
      await page.waitForLoadState('networkidle');
      const before = await countScripts(page);
      await sidebarLink(page, 'Introduction').focus();
      await expect.poll(() => countScripts(page)).toBeGreaterThan(before);
    });
  },
);

test('pages of the reference in view are prefetched as they are sent, within the budget of a page', async ({
  page,
}) => {
  await page.goto('/api/');
  await expect.poll(async () => (await readPrefetched(page)).pages.length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  const { pages, bytes } = await readPrefetched(page);
  expect(bytes).toBeLessThanOrEqual(PREFETCH_BUDGET);
  const inView = await page
    .locator('a[href^="/api/"]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.getBoundingClientRect().top < window.innerHeight)
        .map((link) => (link as HTMLAnchorElement).pathname),
    );
  expect(pages.filter((path) => !inView.includes(path))).toEqual([]);
});

/** Reads the pages that are loaded ahead, and the bytes of all such files. */
async function readPrefetched(page: Page): Promise<{ pages: string[]; bytes: number }> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
      ({ href }) => href,
    );
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = entries
      .filter(({ name }) => links.includes(name))
      .map(({ encodedBodySize }) => encodedBodySize);
    return {
      pages: links.filter((href) => href.endsWith('/')).map((href) => new URL(href).pathname),
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  });
}

for (const path of ['/guides/', '/guides/webhooks/']) {
  test(`${path} asks once for each file that its links need`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const part of await page.locator('main :is(h2, h3), footer').all())
      await part.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const links = await page.locator('link[rel="prefetch"]').all();
    const files = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThan(100);
    expect(new Set(files).size).toBe(files.length);
  });
}

for (const [name, connection] of Object.entries({ 'on 2g': SLOW, 'with the data saver': DATA_SAVER })) {
  test(`${name} nothing is loaded before it is asked for`, holds('2.site.17'), async ({ page }) => {
    await connectWith(page, connection);
    await page.goto(start);
    await page.waitForLoadState('networkidle');
    const before = await countScripts(page);
    await sidebarLink(page, 'Glossary').hover();
    await page.waitForLoadState('networkidle');
    expect(await countScripts(page)).toBe(before);
    expect(await countPrefetched(page)).toBe(0);
    await sidebarLink(page, 'Glossary').click();
    await expectTitle(page, 'Glossary');
  });
}

test(
  'a page stays until the code of the next one is there; after 200 ms a bar shows',
  holds('2.site.14', '2.site.20', '9.site.9', '9.site.10'),
  async ({ page }) => {
    const bar = page.getByRole('progressbar', { name: 'Loading the page' });
    await connectWith(page, DATA_SAVER);
    await page.clock.install();
    await page.goto(start);
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 3_600_000);

    await test.step('not for a place in the same page', async () => {
      await page.locator('.table-of-contents').getByRole('link').first().click();
      await expect(page).toHaveURL(/#/);
      await page.clock.runFor(1000);
      await expect(bar).toHaveCount(0);
    });

    const code = await holdCode(page);
    await sidebarLink(page, 'Glossary').click();
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expectTitle(page, 'SDKs');

    code.respond();
    await expectTitle(page, 'Glossary');
    await page.clock.resume();
    await expect(bar).toHaveCount(0);
  },
);

// The browser writes a refused script into the console.
plainTest(
  'code that cannot be loaded is a warning and a new load of the page',
  holds('2.site.14', '8.site.2'),
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await connectWith(page, DATA_SAVER);
    await gotoHydrated(page, start);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    let isBroken = true;
    await page.route(PAGE_CODE, (route) => (isBroken ? route.abort() : route.continue()));
    await page.route('**/glossary/', (route) => {
      isBroken = false;
      return route.continue();
    });
    await sidebarLink(page, 'Glossary').click();
    await expectTitle(page, 'Glossary');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
    expect(warnings.join()).toMatch(/Loading chunk .* failed/);
  },
);

for (const path of ['/glossary/index.html', '/glossary.html']) {
  test(
    `${path} is the page without the end of the address`,
    holds('2.site.15'),
    async ({ page, baseURL }) => {
      // The server here leads to the address without it.
      await page.route(`**${path}`, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseURL}/glossary/` }) }),
      );
      await page.goto(path);
      await expect(page).toHaveURL('/glossary/');
      await expectTitle(page, 'Glossary');
    },
  );
}

test(
  'a link leads to the top of a page, or to the place that it names',
  holds('2.site.16'),
  async ({ page }) => {
    await page.goto('/glossary/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools', exact: true }).click();
    await expectTitle(page, 'Tools');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await navbar(page).getByRole('button', { name: '1.1.0' }).hover();
    await navbar(page).getByRole('link', { name: 'API versions' }).click();
    await expectTitle(page, 'API');
    await expect(page.locator('#api-versions')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  },
);

function sidebarLink(page: Page, name: string) {
  return page.locator('.theme-doc-sidebar-container').getByRole('link', { name, exact: true });
}

/** How many files the browser was asked to have at hand. */
function countPrefetched(page: Page): Promise<number> {
  return page.locator('link[rel="prefetch"]').count();
}

/** How many scripts have been loaded to be run. */
function countScripts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ initiatorType }) => initiatorType === 'script',
      ).length,
  );
}

/** A finger that comes down and stays. */
async function touch(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the touch does not show.');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
}
