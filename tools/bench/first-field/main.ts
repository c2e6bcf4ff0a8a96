import { chromium, type Browser } from '@playwright/test';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { findChromium } from '../../machine/chromium';
import { serveFolder } from '../../pages/serve-folder';

/** A phone of the middle class on a slow mobile network. */
const conditions = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150, cpuSlowdown: 4 };

const budgetMs = 1500;
const runs = 5;

/**
 * Measures in `build/` when the first field of an operation is on screen with nothing in the cache, and prints the median of
 * some runs. `npm run bench:first-field [path]` after a build; run it on a quiet machine. Exits with 1 above the budget.
 */
async function main(path: string): Promise<number> {
  const server = await serveFolder('build');
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const times: Times[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, `${server.origin}${path}`));
    return report(path, times);
  } finally {
    await browser.close();
    server.close();
  }
}

interface Times {
  /** Milliseconds since the navigation began. */
  firstPaint: number;
  firstField: number;
}

async function measure(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.bytesPerSecond,
    uploadThroughput: conditions.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  await page.addInitScript(() => {
    // A frame that begins with the field laid out ends by showing it; the one after waits for the scripts.
    const look = () => {
      const field = document.querySelector('[data-part="field"]');
      if (field && field.getBoundingClientRect().height > 0)
        Object.assign(window, { firstField: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'firstField' in window, undefined, { timeout: 60_000 });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { timeout: 60_000 },
  );
  const { firstPaint, inPlace } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    inPlace: Number(Reflect.get(window, 'firstField')),
  }));
  await context.close();
  return { firstPaint, firstField: Math.max(firstPaint, inPlace) };
}

function report(path: string, times: readonly Times[]): number {
  const firstField = median(times.map((one) => one.firstField));
  const firstPaint = median(times.map((one) => one.firstPaint));
  console.log(`${path}  first field ${firstField} ms, first paint ${firstPaint} ms, budget ${budgetMs} ms`);
  console.log(`runs: ${times.map((one) => Math.round(one.firstField)).join(' ')} ms`);
  return firstField > budgetMs ? 1 : 0;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

export const command: Command = {
  usage: `Usage: npm run bench:first-field -- [path]
Measures in \`build/\` when the first field of an operation is on screen on a slow phone; 1 above the budget.`,
  run(args) {
    const { words } = readFlags({}, args, true);
    return main(words[0] ?? '/api/invoices/create-invoice/');
  },
};

runIfStarted(module, command);
