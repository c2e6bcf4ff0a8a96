import { expect, test } from './noted-test';

test('the browser has every feature disabled that Playwright disables', async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const [byPlaywright = [], ours = []] = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(
    ([, features = '']) => features.split(','),
  );
  expect(byPlaywright.length).toBeGreaterThan(0);
  expect(ours).toEqual(expect.arrayContaining(byPlaywright));
});

test('the browser opens no hidden windows in addition to a page', async ({ browser, page }) => {
  await page.goto('about:blank');
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  const types = targetInfos.map(({ type }) => type);
  expect(types).toContain('page');
  expect(types).not.toContain('browser_ui');
});
