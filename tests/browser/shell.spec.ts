import { sitePages } from './site-pages';
import { expect, test } from './test';

test('the introduction opens at the root with all entries of the navigation bar', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Docs', 'API', 'Templates']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(navigation.getByRole('link', { name: /^Log in/ })).toHaveAttribute(
    'href',
    'https://sandbox.abaco.example/login',
  );
  await expect(navigation.getByRole('link', { name: /^Get API Token/ })).toHaveAttribute(
    'href',
    'https://abaco.example/signup?utm_source=developers&utm_medium=navbar&utm_campaign=api_token',
  );
});

test('external links open in a new tab without access to the opener', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Status page/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the footer names its columns and the year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Guides', 'Tools', 'Templates', 'API']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer).toContainText('Copyright © 2025 Abaco');
});

test('the first stop of the keyboard skips to the main content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the second stop skips to the code, where there is some beside the text', async ({ page }) => {
  await page.goto('/api/invoices/create-invoice/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the code' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#code-panel :focus')).toBeVisible();
  await page.goto('/guides/getting-started/');
  await expect(page.getByRole('link', { name: 'Skip to the code' })).toBeHidden();
});

test('the version menu holds the docs version and the list of API versions', async ({ page }) => {
  await page.goto('/glossary/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation
    .getByRole('button', { name: '1.1.0' })
    .or(navigation.getByText('1.1.0').first())
    .first()
    .hover();
  await expect(navigation.getByRole('link', { name: 'API versions' })).toHaveAttribute(
    'href',
    '/tools/api/#api-versions',
  );
});

test('the dark mode is kept under the key theme', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.goto('/api/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the mode of the operating system is not followed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('with forced colours the arrow of a menu is a triangle', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/glossary/');
  const sides = await page
    .locator('.dropdown > .navbar__link')
    .first()
    .evaluate((link) => {
      const { borderTopColor, borderLeftColor, borderRightColor } = getComputedStyle(link, '::after');
      return { borderTopColor, borderLeftColor, borderRightColor };
    });
  expect(sides.borderLeftColor).toBe('rgba(0, 0, 0, 0)');
  expect(sides.borderRightColor).toBe('rgba(0, 0, 0, 0)');
  expect(sides.borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
});

test.describe('announcement', () => {
  const text = 'API version 20241028 is the current version.';

  test('stays closed once it is closed', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto('/api/');
    await expect(page.getByText(text)).toBeHidden();
  });

  test('shows again when its id is another one', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'));
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe(
      'api-20241028',
    );
  });
});

test('an unknown path answers 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  for (const [name, href] of Object.entries({ Home: '/', 'API reference': '/api/', Guides: '/guides/' })) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
});

for (const [path, start] of [
  ['/openapi.json', '{'],
  ['/openapi.yaml', 'openapi: 3.1'],
] as const) {
  test(`the description is served at ${path}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect((await response.text()).startsWith(start)).toBe(true);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens over the page, leads to the main menu and closes', async ({ page }) => {
    await page.goto('/guides/getting-started/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(page.getByRole('link', { name: 'API', exact: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeHidden();
    expect(await page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
  });

  test('the menu filters the sidebar', async ({ page }) => {
    await page.goto('/api/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('searchbox', { name: 'Filter pages' }).fill('refund');
    await expect(menu.getByRole('link', { name: 'Record a sale or a refund' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Conventions' })).toHaveCount(0);
  });

  test('the front page keeps the sidebar in the menu', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', { name: 'Glossary' })).toBeVisible();
  });

  test('Escape closes the menu and leads back to its button', async ({ page }) => {
    await page.goto('/guides/getting-started/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  for (const width of [390, 320]) {
    test(`no page is wider than a screen of ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of Object.values(sitePages)) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    });
  }
});
