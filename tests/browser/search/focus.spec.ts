import { expect, test } from './support/test';

const quietPage = '/tools/sdks/';

test('the page behind the modal does not scroll, and keeps its place', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await page.evaluate(() => window.scrollTo(0, 400));
  await modal.open();
  await modal.search('invoice');
  await expect(modal.hits.first()).toBeVisible();
  for (const place of [modal.hits.first(), page.locator('.DocSearch-Footer')]) {
    await place.hover();
    await page.mouse.wheel(0, 5000);
    // A wheel scrolls with the next frames, if it does.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.mouse.wheel(0, 5000);
  }
  await expect
    .poll(() => modal.dialog.locator('.DocSearch-Dropdown').evaluate(({ scrollTop }) => scrollTop))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test('a chosen hit has the focus: its heading, or that of its page', async ({ page, modal }) => {
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('webhook auth_key');
  await expect(modal.active.getByRole('link')).toHaveAttribute('href', /#auth_key$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="auth_key"]')).toBeFocused();
  await expect(page.locator('[id="auth_key"]')).toBeInViewport();
  await modal.open();
  await modal.search('void a credit note');
  await expect(modal.active).toContainText('Void a credit note');
  await modal.active.getByRole('link').click();
  await expect(page).toHaveURL('/api/credits/void-credit/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the search page has the focus in its field, also from the modal', async ({ page, modal }) => {
  const field = page.getByRole('searchbox', { name: 'Search' });
  await modal.goto(quietPage);
  await modal.open();
  await modal.search('invoice');
  await modal.dialog.getByRole('link', { name: /^See all/ }).press('Enter');
  await expect(page).toHaveURL('/search/?q=invoice');
  await expect(field).toBeFocused();
  await page.goto('/search/');
  await expect(field).toBeFocused();
});

test('more results by keyboard move the focus to the first of them, and are there after going back', async ({
  page,
}) => {
  await page.goto('/search/?q=invoice');
  const results = page.locator('.search-results > li');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more results' }).press('Enter');
  await expect(results).toHaveCount(40);
  const link = results.nth(20).getByRole('link');
  await expect(link).toBeFocused();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/search\//);
  await expect(page.locator('.search-results')).toHaveCount(0);
  await page.goBack();
  await expect(results).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
