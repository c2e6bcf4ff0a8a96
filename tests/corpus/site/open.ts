import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../setup/browser';
import { serveFolder } from '../../../tools/pages/serve-folder';

/** Pages that are open at once. */
const TABS = 4;

/** Opens pages of a site in the browser. @returns the problems of each page that has some. */
export async function openAll(site: string, urls: readonly string[]): Promise<Record<string, string[]>> {
  const server = await serveFolder(site);
  const browser = await launchBrowser();
  const waiting = [...urls];
  const found: [string, string[]][] = [];
  try {
    await Promise.all(
      Array.from({ length: TABS }, async () => {
        for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
          found.push([url, await open(browser, server.origin, url)]);
      }),
    );
  } finally {
    await browser.close();
    server.close();
  }
  return Object.fromEntries(found.filter(([, findings]) => findings.length > 0));
}

/** Errors, requests to other hosts, dialogs, what an author's text ran, what is wider than the window, and regions of one name. */
async function open(browser: Browser, origin: string, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const findings: string[] = [];
  page.on('pageerror', ({ message }) => findings.push(`crash: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      findings.push(`request: ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    findings.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(`${origin}${url}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor();
  const { isStolen, overflow, regions } = await page.evaluate(() => ({
    isStolen: 'stolen' in window,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    regions: [...document.querySelectorAll('section[aria-label]:not([role]), [role="region"]')].map(
      ({ ariaLabel }) => ariaLabel,
    ),
  }));
  if (isStolen) findings.push('a script in the description ran');
  if (overflow > 0) findings.push(`it is ${overflow} pixels wider than the window`);
  const repeated = regions.filter((region, index) => regions.indexOf(region) < index);
  if (repeated.length > 0) findings.push(`several regions are called ${repeated.join(', ')}`);
  await page.close();
  return findings;
}
