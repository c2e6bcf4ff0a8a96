import { expect, test } from '../test';
import { navbar } from './support';

test('Escape closes a dropdown of the navbar, opened by a key or by the pointer', async ({ page }) => {
  await page.goto('/glossary/');
  const versions = navbar(page).getByRole('button', { name: '1.1.0' });
  const entry = navbar(page).getByRole('link', { name: 'API versions' });
  await versions.press('Enter');
  await expect(entry).toBeVisible();
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(versions).toBeFocused();

  await versions.hover();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await page.mouse.move(0, 0);
  await versions.hover();
  await expect(entry).toBeVisible();
});

test('on a phone the buttons of the menu have room for a finger, and rows begin with their drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/404.html');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const close = page.getByRole('button', { name: 'Close navigation bar' });
  await toggle.click();
  for (const button of [toggle, close]) {
    // In the layout, in whole pixels: on the screen, the menu may still slide in between them.
    const size = await button.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [
      offsetWidth,
      offsetHeight,
    ]);
    expect(size).toEqual([44, 44]);
  }
  const row = page.locator('.navbar-sidebar').getByRole('button', { name: 'Languages' });
  // All at once: the menu may still slide in.
  const [start, drawing, word] = await row.evaluate((element) => {
    const label = document.createRange();
    label.selectNodeContents(element.lastChild ?? element);
    return [element, element.querySelector('svg')!, label].map((one) => one.getBoundingClientRect().x);
  });
  expect(drawing! - start!).toBeLessThan(24);
  expect(word! - drawing!).toBeLessThan(48);
});
