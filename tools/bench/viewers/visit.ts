import type { Browser } from '@playwright/test';

/** The first visit of a page with nothing in the cache. */
export interface Visit {
  /** Kilobytes that were transferred until the text was there and the network was idle. */
  kilobytes: number;
  /** Milliseconds from the start of the navigation until the text was laid out. */
  ms: number;
  elements: number;
  heapMegabytes: number;
}

/** The computer of a reader: a laptop of the middle class on a mobile network. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };
const CPU_SLOWDOWN = 2;

/** Opens an address and waits for a sentence. @throws if it does not come within two minutes. */
export async function visit(browser: Browser, address: string, text: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.body?.innerText.includes(wanted)) Object.assign(window, { seenAt: performance.now() });
      else setTimeout(look, 50);
    };
    look();
  }, text);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'seenAt' in window, undefined, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  const ms = await page.evaluate(() => Number(Reflect.get(window, 'seenAt')));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return { kilobytes: bytes / 1024, ms, elements, heapMegabytes: usedSize / 2 ** 20 };
}
