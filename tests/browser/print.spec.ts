import { expect, test } from './test';

test('a printed page shows all examples in the chosen language, in full', async ({ page, operationPage }) => {
  await operationPage.open('credits', 'create-credit');
  await operationPage.chooseLanguage('Ruby');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['The whole invoice', 'A part of the invoice']) {
    await expect(operationPage.content.getByLabel(`${name} in Ruby`, { exact: true })).toBeVisible();
    await expect(operationPage.content.getByLabel(`${name} in curl`, { exact: true })).toBeHidden();
  }
  const isCut = await page
    .locator('article pre:visible')
    .evaluateAll((blocks) =>
      blocks.map((block) => block.scrollHeight > block.clientHeight || block.scrollWidth > block.clientWidth),
    );
  expect(isCut.length).toBeGreaterThan(3);
  expect(isCut).not.toContain(true);
});

test('each example on paper has the name of its choice above it, and nothing else', async ({
  page,
  operationPage,
}) => {
  await operationPage.open('invoices', 'create-invoice');
  await page.emulateMedia({ media: 'print' });
  const headings = await page.locator('#code-panel *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element, '::before').content)
      .filter((content) => content.startsWith('"') && content.length > 8),
  );
  const names = ['"A consumer in France"', '"A business in another EU country"'];
  expect(headings).toEqual([...names, ...names]);
  await expect(page.locator('#code-panel').getByLabel('Example', { exact: true })).toBeHidden();
});

test('paper is light and has nothing closed; the screen is as it was after that', async ({
  page,
  operationPage,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await operationPage.open('invoices', 'create-invoice');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const readPage = () => ({
    theme: document.documentElement.dataset.theme,
    closed: document.querySelectorAll('article details:not([open])').length,
  });
  const onScreen = await page.evaluate(readPage);
  expect(onScreen.theme).toBe('dark');
  expect(onScreen.closed).toBeGreaterThan(0);
  const printed = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('beforeprint', () =>
          resolve({
            theme: document.documentElement.dataset.theme,
            closed: document.querySelectorAll('article details:not([open])').length,
          }),
        ),
      ),
  );
  await page.pdf();
  expect(await printed).toEqual({ theme: 'light', closed: 0 });
  expect(await page.evaluate(readPage)).toEqual(onScreen);
});
