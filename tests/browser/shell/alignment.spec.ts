import type { Locator } from '@playwright/test';
import { expect, test } from '../test';

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not visible.');
  return box;
}

test('the name in the footer is level with its logo', async ({ page }) => {
  await page.goto('/guides/webhooks/');
  const footer = page.getByRole('contentinfo');
  const logo = await boxOf(footer.locator('.footer__logo:visible'));
  const name = await boxOf(footer.locator('.footer__copyright > b'));
  expect(Math.abs(logo.y + logo.height / 2 - name.y - name.height / 2)).toBeLessThanOrEqual(1);
});

test('the first breadcrumb is large enough for a finger', async ({ page }) => {
  await page.goto('/guides/webhooks/');
  const home = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home page' });
  const { width, height } = await boxOf(home);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test.describe('with forced colours,', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the active entry of the navbar leaves its border whole', async ({ page }) => {
    await page.goto('/guides/webhooks/');
    const active = page.locator('.navbar__link--active').first();
    await expect(active).toHaveText('Docs');
    expect(await active.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  });
});

test.describe('on a phone,', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the band of the menu is as wide as the menu', async ({ page }) => {
    await page.goto('/guides/webhooks/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    const band = page.getByRole('button', { name: /Back to main menu/ });
    const startOf = async (part: Locator) => Math.round((await boxOf(part)).x);
    await expect.poll(async () => [await startOf(menu), await startOf(band)].map(Math.abs)).toEqual([0, 0]);
    expect((await boxOf(band)).width).toBeCloseTo((await boxOf(menu)).width, 0);
  });

  test('Run is at the end of its panel', async ({ page }) => {
    await page.goto('/guides/getting-started/');
    const panel = page.locator('.theme-code-block').first();
    const [outer, run] = [await boxOf(panel), await boxOf(panel.getByRole('button', { name: /^Run/ }))];
    expect(outer.x + outer.width - run.x - run.width).toBeLessThanOrEqual(12);
  });

  test('an address breaks between its parts', async ({ page }) => {
    await page.goto('/guides/getting-started/');
    const address = page.locator('p > code', { hasText: 'sandbox.abaco.example/api' }).first();
    const lines = await address.evaluate((code) => {
      const found = new Map<number, string>();
      for (const node of code.childNodes)
        for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          found.set(top, (found.get(top) ?? '') + range.toString());
        }
      return [...found.values()];
    });
    expect(lines.join('')).toBe('https://{account}.sandbox.abaco.example/api');
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/[./]$/);
  });

  test('the reasons of an error are read one below the other', async ({ page }) => {
    await page.goto('/api/errors/#400');
    const list = page.getByRole('list', { name: 'Reasons' }).first();
    const [name, message] = [
      await boxOf(list.locator('strong').first()),
      await boxOf(list.locator('code').first()),
    ];
    expect(message.y).toBeGreaterThanOrEqual(name.y + name.height);
    expect(message.x).toBeCloseTo(name.x, 0);
  });
});
