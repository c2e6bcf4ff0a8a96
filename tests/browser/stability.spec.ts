import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** How much of a page may move by itself: what moves more is seen. */
const maxShift = 0.02;

for (const path of [
  '/',
  '/api/',
  '/api/invoices/create-invoice/',
  '/guides/getting-started/',
  '/search/?q=invoice',
]) {
  test(`${path} does not move while it loads or when its end is reached, with a remembered language`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('choice-language', 'python');
      localStorage.setItem('choice-sources', 'true');
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number')
            Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() => document.fonts.ready);
    expect(await readShift(page)).toBeLessThan(maxShift);
    await scrollToEnd(page);
    expect(await readShift(page)).toBeLessThan(maxShift);
  });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shift')));
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
