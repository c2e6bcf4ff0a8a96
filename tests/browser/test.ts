import type { Page } from '@playwright/test';
import { expect, test as base } from './noted-test';
import { DATA_SAVER, setConnection } from '../setup/connection';
import { OperationPage } from './pages/operation-page';

interface Fixtures {
  /** Whether a page that was opened is waited for until its scripts run; off where a test takes them away. */
  awaitsScripts: boolean;
  /** Whether the reader saves data, so that the site loads nothing ahead; off where a test is about that. */
  savesData: boolean;
  operationPage: OperationPage;
  /** Fails a test whose page logs an error, crashes, or asks another host for anything. */
  cleanPage: void;
}

/** Playwright's test with the page objects of the site; every page must stay clean. */
export const test = base.extend<Fixtures>({
  awaitsScripts: [true, { option: true }],
  savesData: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, awaitsScripts, savesData }, use, testInfo) => {
    if (savesData) await page.addInitScript(setConnection, DATA_SAVER);
    if (javaScriptEnabled !== false && awaitsScripts) awaitScripts(page);
    await use(page);
    await ignoreRoutes(page);
    // The report of a test that fails describes its page.
    if (testInfo.status === testInfo.expectedStatus) await clear(page);
  },
  operationPage: async ({ page }, use) => use(new OperationPage(page)),
  cleanPage: [
    async ({ page, baseURL }, use) => {
      const findings = watch(page, baseURL ?? '');
      await use();
      expect(findings).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Removes all routes: a prefetch that still goes through one when its test ends is not an error. */
export async function ignoreRoutes(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
}

/** Empties a page that its test has done with: Chromium computes all styles of a document once more before it leaves it. */
async function clear(page: Page): Promise<void> {
  // A page that is closed, or on its way to another, has nothing to clear.
  await page.evaluate(() => document.replaceChildren()).catch(() => undefined);
}

/** Waits for the scripts after each navigation: input before they run is lost, and only a fast machine is that early. */
function awaitScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...request) => {
    const response = await goto(...request);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    return response;
  };
}

function watch(page: Page, origin: string): string[] {
  const findings: string[] = [];
  page.on('pageerror', (error) => findings.push(`crash: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text(), message.location().url, page.url()))
      findings.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) findings.push(`request: ${url}`);
  });
  return findings;
}

/** Chromium logs the 404 of a page that does not exist, which is what such a page is for, and that a test went offline. */
function isExpected(text: string, location: string, page: string): boolean {
  return (
    (text.includes('status of 404') && location === page) || text.includes('net::ERR_INTERNET_DISCONNECTED')
  );
}
