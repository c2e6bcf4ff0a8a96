import type { Browser } from 'playwright-core';

/** The error of what a page still loads ahead when it is left. */
const LEFT = 'net::ERR_ABORTED';

/** Opens pages until their scripts have run. @returns failed requests and errors, with the address of the page. */
export async function visit(browser: Browser, addresses: readonly string[]): Promise<string[]> {
  const page = await browser.newPage();
  const found: string[] = [];
  const add = (text: string) => found.push(`${page.url()}: ${text}`);
  page.on(
    'response',
    (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`),
  );
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== LEFT) add(`${why}: ${request.url()}`);
  });
  page.on('console', (message) => message.type() === 'error' && add(message.text()));
  page.on('pageerror', ({ message }) => add(message));
  try {
    for (const address of addresses) {
      await page.goto(address);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await page.locator('h1').first().waitFor();
    }
  } finally {
    await page.close();
  }
  return found;
}
