import type { Page } from '@playwright/test';
import { sitePages } from './site-pages';
import { expect, test } from './test';

/** An entry of the browser's layout shifts, which TypeScript's library does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** A layout shift, `startTime` milliseconds after the page was requested. */
interface Shift {
  value: number;
  startTime: number;
  moved: { node: string | null | undefined; from: DOMRectReadOnly; to: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** How much of a page may move by itself: what moves more is seen. */
const maxShift = 0.02;

for (const path of [
  ...Object.values(sitePages),
  '/search/',
  '/search/?q=zzqx',
  '/api/decisions/',
  '/no/such/page/',
]) {
  test(`${path} does not move while it loads or when its end is reached, with a remembered language`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('choice-language', 'python');
      localStorage.setItem('choice-sources', 'true');
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts.push(describe(entry as LayoutShift));
      }).observe({ type: 'layout-shift', buffered: true });

      function describe({ value, startTime, sources }: LayoutShift): Shift {
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          node: node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
          from: previousRect,
          to: currentRect,
        }));
        return { value, startTime, moved };
      }
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() => document.fonts.ready);
    await expectStable(page);
    await scrollToEnd(page);
    await expectStable(page);
  });
}

for (const [path, next] of [
  [sitePages.guide, '<h1'],
  [sitePages.errors, '<h2'],
  [sitePages.proof, '<h2'],
] as const) {
  test(`${path} shows its breadcrumbs where they stay before its text has arrived`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    await expectSamePosition(page, path, '.theme-doc-breadcrumbs', (html) => {
      const [beforeText = ''] = html.split(next);
      return beforeText.slice(0, beforeText.lastIndexOf('</nav>'));
    });
    await page.close();
  });
}

test(`${sitePages.proof} shows a table where it stays before what follows has arrived`, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await expectSamePosition(page, sitePages.proof, 'main table', (html) =>
    html.slice(0, html.indexOf('</table>')),
  );
  await page.close();
});

/** Expects an element at the same position in the whole page and in one of which only the beginning has arrived. */
async function expectSamePosition(page: Page, path: string, element: string, cut: (html: string) => string) {
  const first = page.locator(element).first();
  await page.goto(path);
  const whole = await first.boundingBox();
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: cut(await response.text()) });
  });
  await page.reload();
  await expect.poll(() => first.boundingBox()).toEqual(whole);
}

/** Fails with what moved, and from where to where. */
async function expectStable(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(maxShift);
}

/** Scrolls to the end of a page, and waits until the page has dealt with it. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}
