import { pushAddress } from '../push-address';
import { expect, test } from './support/test';
import { holds } from '../../specified/holds';

const quietPage = '/tools/sdks/';

test(
  'Ctrl+K, Cmd+K and / open the modal, Escape and the same keys close it and lead back to the button',
  holds('2.search.2', '4.search.2'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(modal.input, key).toBeFocused();
      await expect(modal.input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
      await expect(modal.button).toBeFocused();
    }
    await page.keyboard.press('Control+k');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modal.dialog).toHaveCount(0);
  },
);

test('/ is a character where somebody writes', holds('2.search.2'), async ({ page, modal }) => {
  await modal.goto('/api/');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.pressSequentially('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(modal.dialog).toHaveCount(0);
});

test(
  'a click opens the modal; so do letters typed on the button, which become the query',
  holds('4.search.9', '5.search.2', '2.site.11'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await modal.button.click();
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.type('tax');
    await expect(modal.input).toHaveValue('tax');
    await expect(modal.hits.first()).toBeVisible();
  },
);

test(
  'keys to find in the page, and other keys with Ctrl or Meta, are left to the browser',
  holds('5.search.4'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await modal.button.focus();
    for (const key of ['Control+f', 'Meta+f', 'Control+c', 'Tab']) await page.keyboard.press(key);
    await page.waitForLoadState('networkidle');
    await expect(modal.dialog).toHaveCount(0);
  },
);

test(
  'the selected text is the first query, its first 64 characters, and is replaced by what is typed',
  holds('5.search.2'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    const select = () =>
      page.evaluate(() => {
        const text = document.querySelector('main p');
        if (text) getSelection()?.selectAllChildren(text);
        return getSelection()?.toString() ?? '';
      });
    const selected = await select();
    expect(selected.length).toBeGreaterThan(64);
    await modal.open();
    await expect(modal.input).toHaveValue(selected.slice(0, 64));
    await page.keyboard.type('tax');
    await expect(modal.input).toHaveValue('tax');
  },
);

test('what was typed stays when the search page behind the modal shows other results', async ({
  page,
  modal,
}) => {
  await modal.goto('/search/');
  await modal.open();
  await page.keyboard.type('ta');
  await pushAddress(page, '/search/?q=webhook');
  await expect(page.locator('.search-page mark').first()).toBeAttached();
  await page.keyboard.type('x');
  await expect(modal.input).toHaveValue('tax');
});

test('the field takes 64 characters', holds('5.search.1', '9.search.6'), async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await page.keyboard.type('x'.repeat(70));
  await expect(modal.input).toHaveValue('x'.repeat(64));
});

test(
  'the modal is loaded when the reader points at the button, touches it or gives it the focus',
  holds('4.search.9'),
  async ({ page, modal }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/search\/index-[\da-f]+\.json$/.test(request.url())) loaded.push(request.url());
    });
    for (const approach of ['hover', 'focus', 'dispatch'] as const) {
      loaded.length = 0;
      await modal.goto(quietPage);
      await page.waitForLoadState('networkidle');
      expect(loaded).toEqual([]);
      if (approach === 'dispatch') await modal.button.dispatchEvent('touchstart');
      else await modal.button[approach]();
      await expect.poll(() => loaded.length, approach).toBe(1);
      await expect(modal.dialog).toHaveCount(0);
    }
  },
);

test(
  'the page below the modal is out of reach, and the labels are those that readers know',
  holds('1.search.1', '2.search.3', '8.search.7', '9.search.6'),
  async ({ page, modal }) => {
    await modal.goto(quietPage);
    await expect(modal.button).toHaveText(/^Search docs/);
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    const footer = modal.dialog.getByRole('contentinfo').or(modal.dialog.locator('footer'));
    for (const hint of ['to select', 'to navigate', 'to close']) await expect(footer).toContainText(hint);
    await expect(modal.dialog.getByText(/Search by|Powered by/)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  },
);

test('a click outside the modal closes it', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await page.mouse.click(20, 800);
  await expect(modal.dialog).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the search box is a link to the search page, which says what it needs',
    holds('search.without-scripts'),
    async ({ page }) => {
      await page.goto(quietPage);
      await page.getByRole('link', { name: 'Search docs' }).click();
      await expect(page).toHaveURL('/search/');
      await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'guides' })).toHaveAttribute(
        'href',
        '/guides/',
      );
      await expect(page.getByRole('searchbox')).toBeHidden();
    },
  );
});
