import { findViolationsInBothModes } from './axe';
import { expect, test } from './test';
import { holds } from '../specified/holds';

test(
  'the front page has its pages on the left of the navbar, the rest on the right, and the footer',
  holds('1.site.5', '2.site.8', '2.site.9', '2.site.10', '2.site.22', '9.site.3'),
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unlock global compliance/);

    await test.step('the navbar', async () => {
      const navigation = page.getByRole('navigation', { name: 'Main' });
      const left = navigation.locator('.theme-layout-navbar-left');
      const right = navigation.locator('.theme-layout-navbar-right');
      for (const [name, href] of Object.entries({ Docs: '/', API: '/api/', Templates: '/templates/' }))
        await expect(left.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      for (const name of ['Search docs', '1.1.0', 'English', /^Switch between dark and light mode/])
        await expect(right.getByRole('button', { name })).toBeVisible();
      await expect(right.locator('a[lang]')).toHaveText(['English']);
      await expect(right.getByRole('link', { name: /^Log in/ })).toHaveAttribute(
        'href',
        'https://sandbox.abaco.example/login',
      );
      await expect(right.getByRole('link', { name: /^Get API Token/ })).toHaveAttribute(
        'href',
        'https://abaco.example/signup?utm_source=developers&utm_medium=navbar&utm_campaign=api_token',
      );
    });

    await test.step('the footer', async () => {
      const footer = page.getByRole('contentinfo');
      const pages = { Guides: '/guides/', Tools: '/tools/', Templates: '/templates/', API: '/api/' };
      for (const [name, href] of Object.entries(pages))
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      const sites =
        /^(Blog|Free digital tax guides|Sales tax calculator|Dashboard|Support center|Status page)/;
      const external = await footer.getByRole('link', { name: sites }).all();
      expect(external).toHaveLength(6);
      for (const link of external) {
        await expect(link).toHaveAttribute('href', /^https:/);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(footer).toContainText('Copyright © 2025 Abaco');
    });
  },
);

test(
  'the first stop of the keyboard skips to the main content',
  holds('1.site.5', '8.site.8'),
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  },
);

test('the second tab stop skips to the code, on pages with code next to the text', async ({ page }) => {
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

test(
  'a page is light, whatever the operating system is, until the reader chooses; the key is theme',
  holds('2.site.4', '4.site.1', '9.site.7'),
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.goto('/api/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await test.step('the reference has both modes, its own colour, and a sidebar of 300 pixels', async () => {
      const hue = () => page.evaluate(readHue);
      expect(await hue()).toBeCloseTo(27, -1);
      await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await hue()).toBeCloseTo(27, -1);
      const sidebar = await page.locator('.theme-doc-sidebar-container').boundingBox();
      expect(sidebar?.width).toBe(300);
    });
  },
);

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

  test('stays closed once it is closed', holds('1.site.5', '4.site.2'), async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto('/api/');
    await expect(page.getByText(text)).toBeHidden();
  });

  test('shows again when its id is another one', holds('4.site.3'), async ({ page }) => {
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

test('an unknown path returns 404 with the not-found page', holds('2.site.2'), async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  for (const [name, href] of Object.entries({ Home: '/', 'API reference': '/api/', Guides: '/guides/' })) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  const report = page.getByRole('main').getByRole('link', { name: 'Tell us' });
  await expect(report).toHaveAttribute('href', /subject=Broken\+link\+to\+%2Fno%2Fsuch%2Fpage%2F$/);
});

test('a mistake in an address is marked, with pages near it and a search for its words', async ({ page }) => {
  const lists: string[] = [];
  page.on('request', (request) => request.url().endsWith('/pages.json') && lists.push(request.url()));
  await page.goto('/glossary/');
  await page.goto('/api/invoices/create-invioce/');
  expect(lists).toHaveLength(1);
  const main = page.getByRole('main');
  await expect(main.locator('del')).toHaveText('create-invioce/');
  const near = main.getByRole('region', { name: /Did you mean/ }).getByRole('listitem');
  await expect(near.first().getByRole('link')).toHaveAttribute('href', '/api/invoices/create-invoice/');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await expect(main.getByRole('searchbox')).toHaveValue('create invioce');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search/?q=create+invioce');
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

  test(
    'the menu opens over the page, leads to the main menu and closes',
    holds('1.site.5', '2.site.13', '4.site.6', '8.site.8'),
    async ({ page }) => {
      await page.goto('/guides/getting-started/');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', { name: 'Checkout', exact: true })).toBeInViewport();
      await page.getByRole('button', { name: '← Back to main menu' }).click();
      for (const name of ['Docs', 'API', 'Templates'])
        await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport();
      await expect(menu.getByRole('link', { name: 'Checkout', exact: true })).not.toBeInViewport();
      await expect(menu.getByRole('button', { name: 'Versions', exact: true })).toBeInViewport();
      // Open from the start, as it holds this page.
      for (const name of ['1.1.0', 'API versions'])
        await expect(menu.getByRole('link', { name })).toBeInViewport();
      await menu.getByRole('button', { name: 'Languages', exact: true }).click();
      await expect(menu.getByRole('link', { name: 'English' })).toBeInViewport();
      expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
      await page.getByRole('button', { name: 'Close navigation bar' }).click();
      await expect(page.getByRole('button', { name: '← Back to main menu' })).toBeHidden();
      expect(await page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
    },
  );

  test('the menu opens at the entry of the page', async ({ page }) => {
    await page.goto('/guides/connect/integrate/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const row = page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]');
    await expect(row).toHaveAttribute('href', '/guides/connect/integrate/');
    await expect(row).toBeInViewport({ ratio: 1 });
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
});

/** Degrees of the primary colour on the wheel, where orange and brown are about 30. */
function readHue(): number {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return (60 * (green - blue)) / (red - blue);
}
