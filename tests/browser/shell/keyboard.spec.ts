import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { gotoHydrated } from './support';

test('every stop of the keyboard on the way to the text can be seen', async ({ page }) => {
  await gotoHydrated(page, '/guides/webhooks/');
  const stops: Stop[] = [];
  while (stops.length < 60 && !stops.at(-1)?.isInText) {
    await page.keyboard.press('Tab');
    stops.push(await readFocus(page));
  }
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

test('a category of the sidebar opens by keyboard, at once for those who want no motion', async ({
  page,
}) => {
  await gotoHydrated(page, '/guides/webhooks/');
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
});

interface Stop {
  name: string;
  /** In view, with a ring around it or a shadow. */
  isSeen: boolean;
  isInText: boolean;
}

function readFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const hasRing = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return {
      name: element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.innerText,
      isSeen: isInView && hasRing,
      isInText: element.closest('main article') !== null,
    };
  });
}
