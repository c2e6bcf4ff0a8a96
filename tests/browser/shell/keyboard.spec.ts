import type { Page } from '@playwright/test';
import { findViolationsInBothModes } from '../axe';
import { PageSimulator } from '../pages/page-simulator';
import { expect, test } from '../test';
import { holds } from '../../specified/holds';

test('every stop of the keyboard on the way to the text can be seen', async ({ page }) => {
  await page.goto('/guides/webhooks/');
  const stops = await walk(page, 60);
  const names = stops.map(({ name }) => name);
  for (const name of [
    'Skip to main content',
    'Close',
    'API',
    'Search docs',
    '1.1.0',
    'English',
    'Filter pages',
    'Checkout',
  ])
    expect(names.join('\n')).toContain(name);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(stops.at(-1)?.isInText).toBe(true);
});

test('every stop in the request console can be seen, and the focus stays in it', async ({ page }) => {
  await page.goto('/api/tax-ids/validate-tax-id/');
  const simulator = new PageSimulator(page);
  await simulator.openConsole();
  await expect(simulator.console).toBeVisible();
  const stops = await walk(page, 11);
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(stops.at(-1)?.name).toContain('Send to the simulator');
  // After the last stop comes one of the browser, then the first one again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(simulator.console.locator(':focus')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the focus stays in the sheet with the code, in both directions', async ({ page }) => {
    await page.goto('/api/tax-ids/validate-tax-id/');
    const sheet = page.locator('#code-panel');
    await page.getByRole('button', { name: 'Show code' }).focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      const names = new Set<string>();
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key);
        await expect(sheet.locator(':focus')).toHaveCount(1);
        names.add((await readFocus(page)).name);
      }
      expect([...names].join('\n'), key).toContain('Close code panel');
      expect(names.size, key).toBeGreaterThan(5);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Show code' })).toBeFocused();
  });

  test('the focus stays in the open menu, where every stop can be seen', async ({ page }) => {
    await page.goto('/guides/webhooks/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
    const stops = await walk(page, 40);
    expect(stops.filter(({ isSeen, isInText }) => !isSeen || isInText)).toEqual([]);
    const names = stops.map(({ name }) => name);
    expect(names.indexOf('Close navigation bar')).toBe(0);
    expect(names.lastIndexOf('Close navigation bar')).toBeGreaterThan(10);
    expect(await findViolationsInBothModes(page, '.navbar')).toEqual([]);
  });
});

test(
  'a category of the sidebar opens by keyboard, at once for those who want no motion',
  holds('9.site.11'),
  async ({ page }) => {
    await page.goto('/guides/webhooks/');
    const category = page
      .locator('.theme-doc-sidebar-item-category')
      .filter({ has: page.getByRole('link', { name: 'Connect', exact: true }) })
      .last();
    const list = category.locator('ul');
    const toggle = category.getByRole('button');
    const motion = () => list.evaluate(({ style }) => style.transition);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link', { name: 'Account types' })).toBeVisible();
    await expect.poll(motion).toMatch(/^height \d{3}ms ease-in-out/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    expect(await motion()).toMatch(/^height 1ms ease-in-out/);
  },
);

interface Stop {
  name: string;
  /** In view, with a ring around it or a shadow. */
  isSeen: boolean;
  isInText: boolean;
}

/** Presses Tab so many times at most, or until the text of the page has the focus. */
async function walk(page: Page, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < count && !stops.at(-1)?.isInText) {
    await page.keyboard.press('Tab');
    stops.push(await readFocus(page));
  }
  return stops;
}

function readFocus(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const element = document.activeElement as HTMLElement;
    // After the last stop of a dialog it is the turn of the browser.
    if (element === document.body) return { name: 'the browser', isSeen: true, isInText: false };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const hasRing = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return {
      name: element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.innerText,
      isSeen: isInView && hasRing,
      isInText: element.closest('main article') !== null && !element.closest('dialog'),
    };
  });
}
