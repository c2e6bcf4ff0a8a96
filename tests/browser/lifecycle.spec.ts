import type { Page } from '@playwright/test';
import { test as plainTest } from './noted-test';
import { holds } from '../specified/holds';
import { browserOptions } from '../setup/browser';
import { findChromium } from '../../tools/machine/chromium';
import { findViolationsInBothModes } from './axe';
import { PageSimulator } from './pages/page-simulator';
import { SearchModal } from './search/support/search-modal';
import { withPrerenderedPage } from './shell/prerendered-page';
import { holdScripts, SCRIPTS } from './shell/support';
import { sitePages } from './site-pages';
import { expect, test } from './test';

declare global {
  interface Window {
    /** Shows a page that `hidePage` has hidden. */
    showPage: () => void;
    /** Events of its life, in their order. */
    life: string[];
  }
}

/** How a page was opened. TypeScript does not know when the browser showed it, in milliseconds after it began to prepare it. */
interface Prepared extends PerformanceEntry {
  activationStart?: number;
}

const pages = Object.entries({ ...sitePages, 'page that does not exist': '/no/such/page/' });

test.describe('a page that nobody sees for 20 s, without storage', () => {
  // The attribute that the tests otherwise wait for comes with a frame.
  test.use({ awaitsScripts: false });

  for (const [name, path] of pages)
    test(`works when it is seen, and keeps to the policy: ${name}`, holds('8.site.10'), async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.clock.install();
      await page.addInitScript(hidePage);
      await page.addInitScript(refuseStorage);
      await page.goto(path);
      await page.locator('button.search-box').waitFor();
      await page.clock.fastForward(20_000);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
      await page.evaluate(() => window.showPage());
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expectWorking(page);
      expect(warnings.join()).toContain('browser storage is not available');
    });
});

plainTest(
  'a page that the browser kept, and froze, works when the reader comes back',
  async ({ playwright, baseURL }) => {
    const browser = await playwright.chromium.launch({
      ...browserOptions(),
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => {
      window.life = [];
      for (const type of ['freeze', 'resume'] as const)
        document.addEventListener(type, () => window.life.push(type));
      window.addEventListener('pageshow', ({ persisted }) => persisted && window.life.push('restored'));
    });
    await page.goto(sitePages['operation that lists']);
    await page.locator('html[data-scripts="ready"]').waitFor();
    await page.evaluate((path) => window.location.assign(path), sitePages.glossary);
    await page.waitForURL(`**${sitePages.glossary}`);
    await page.evaluate(() => window.history.back());
    await page.waitForURL(`**${sitePages['operation that lists']}`, { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => window.life).catch(() => undefined))
      .toEqual(['freeze', 'resume', 'restored']);
    await expectWorking(page);
    await browser.close();
  },
);

plainTest('a page that the browser prepared before the reader came works', async ({ baseURL }) => {
  await withPrerenderedPage(baseURL ?? '', sitePages['operation that lists'], async (page) => {
    const isPrepared = await page.evaluate(() => {
      const [{ activationStart = 0 } = {}] = performance.getEntriesByType('navigation') as Prepared[];
      return activationStart > 0;
    });
    expect(isPrepared).toBe(true);
    await expectWorking(page);
  });
});

// The browser writes a script that fails into the console.
plainTest(
  'scripts that fail, that are not scripts, and that the reader stops are said to be missing, and a button reloads them',
  holds('scripts.missing'),
  async ({ page }) => {
    const code = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;
    await page.route(code, (route) => route.abort());
    await page.goto(sitePages['operation with a body']);
    const bar = page.locator('.scripts-missing');
    const buttons = page.locator('button:visible:not([popovertarget])');
    const expectMissing = async () => {
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'missing');
      await expect(bar).toContainText('Search and the other controls of this page did not load.');
      await expect(buttons).toHaveText(['Reload']);
    };

    await test.step('once, and again', async () => {
      await expectMissing();
      const [before, now] = await page.evaluate(measureWithoutAndWithBar);
      expect(now).toEqual(before);
      expect(await findViolationsInBothModes(page, '.scripts-missing')).toEqual([]);
      await Promise.all([page.waitForRequest(code), buttons.click()]);
      await expectMissing();
      await page.unroute(code);
    });

    await test.step('a page of another kind came instead of a script', async () => {
      await page.route(/\/assets\/js\/main\.[^/]+\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
      );
      await Promise.all([page.waitForRequest(SCRIPTS), buttons.click()]);
      await expectMissing();
      await page.unrouteAll();
    });

    await test.step('the reader stops the page', async () => {
      const release = await holdScripts(page);
      await Promise.all([page.waitForRequest(SCRIPTS), buttons.click()]);
      await expect(bar).toBeHidden();
      await page.evaluate(() => window.stop());
      await expectMissing();
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await buttons.click();
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
    await expectWorking(page);
  },
);

/** Where everything is that is not made of others, as if its scripts were still loading, and as it is. */
function measureWithoutAndWithBar(): [string[], string[]] {
  const { dataset } = document.documentElement;
  const measure = () =>
    [...document.querySelectorAll(':is(nav, main, footer) :not(:has(*))')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(' ');
    });
  // The browser lays out what is far below only when it is first asked where that is.
  measure();
  const now = measure();
  const { scripts } = dataset;
  delete dataset.scripts;
  const before = measure();
  dataset.scripts = scripts;
  return [before, now];
}

/** Expects that no bar complains, that the search and the switch of the color mode work, and that Run runs where there is one. */
async function expectWorking(page: Page): Promise<void> {
  await expect(page.locator('.scripts-missing')).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const modal = new SearchModal(page);
  await modal.button.click();
  await page.keyboard.type('tax');
  await expect(modal.input).toHaveValue('tax');
  await page.keyboard.press('Control+k');
  await expect(modal.dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  if ((await page.locator('[data-simulator-action="run"]:visible').count()) === 0) return;
  const simulator = new PageSimulator(page);
  await simulator.run();
  await expect(simulator.line).toContainText(/\d{3} /);
}

/** As a tab in the background, or a page that the browser prepares, is to its scripts: no frames, and hidden. */
function hidePage(): void {
  const frames: FrameRequestCallback[] = [];
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
  const hide = (isHidden: boolean) => {
    const visibility = {
      visibilityState: isHidden ? 'hidden' : 'visible',
      hidden: isHidden,
      prerendering: isHidden,
    };
    for (const [name, value] of Object.entries(visibility))
      Object.defineProperty(document, name, { value, configurable: true });
  };
  hide(true);
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.showPage = () => {
    hide(false);
    window.requestAnimationFrame = requestAnimationFrame;
    for (const type of ['prerenderingchange', 'visibilitychange']) document.dispatchEvent(new Event(type));
    for (const callback of frames) requestAnimationFrame(callback);
  };
}

function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}
