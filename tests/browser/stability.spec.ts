import { expect, test } from './test';

/** How much of a page may move while it loads: what moves more is seen. */
const maxShift = 0.02;

for (const path of [
  '/',
  '/api/',
  '/api/invoices/create-invoice/',
  '/guides/getting-started/',
  '/search/?q=invoice',
]) {
  test(`${path} does not move while it loads, with a remembered language`, async ({ page }) => {
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
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(maxShift);
  });
}
