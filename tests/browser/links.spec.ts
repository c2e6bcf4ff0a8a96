import { sitePages } from './site-pages';
import { expect, test } from './test';

test.use({ savesData: false });

const pages = {
  front: '/',
  guide: '/guides/checkout/',
  operation: sitePages['operation with a body'],
};

for (const [name, path] of Object.entries(pages)) {
  test(`the links of the ${name} page to pages of the site navigate without a new load`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const { count, hard, last } = await page.evaluate(clickAll);
    expect(count).toBeGreaterThan(20);
    expect(hard).toEqual([]);
    await expect(page).toHaveURL(last);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('the link of the announcement navigates without a new load', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'See all versions' }).click();
  await expect(page.locator('#api-versions')).toBeInViewport();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a link in code loads its page when the reader points at it, and leaves new tabs to the browser', async ({
  page,
  context,
}) => {
  await page.goto('/guides/checkout/');
  await page.locator('main select[data-choice="language"]').first().selectOption('TypeScript');
  const link = page.locator('main pre a[href^="/api/"]:visible').first();
  const target = await link.evaluate((element: HTMLAnchorElement) => element.pathname);
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === target);
  await link.hover();
  await loaded;

  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(new RegExp(`${target}#`));
  await expect(page).toHaveURL('/guides/checkout/');
});

test('a link to a section of the same page is the browser’s', async ({ page }) => {
  await page.goto('/');
  const isLeft = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/#there';
    document.querySelector('main')?.append(link);
    return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  expect(isLeft).toBe(true);
  await expect(page).toHaveURL('/#there');
});

/**
 * Clicks all links to other pages in one go, before the first of them has changed the page.
 * @returns the addresses of those whose click the site left to the browser, which would load the site anew.
 */
function clickAll(): { count: number; hard: string[]; last: string } {
  const { pathname } = window.location;
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target], [download])'),
  ];
  const toPages = links.filter((link) => link.pathname.endsWith('/') && link.pathname !== pathname);
  const hard = toPages.filter((link) => {
    // Each click is one on this page.
    window.history.replaceState(window.history.state, '', pathname);
    const isLeft = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    // An event of a script follows the link as the reader's does.
    if (isLeft) window.stop();
    return isLeft;
  });
  return { count: toPages.length, hard: hard.map(({ href }) => href), last: toPages.at(-1)?.href ?? '' };
}
