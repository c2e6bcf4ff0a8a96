import { chromium, type Browser, type Page } from '@playwright/test';
import { SplitIndex, splitBuiltIndex } from './split-index';
import { findChromium } from '../../machine/chromium';
import { serveFolder } from '../../pages/serve-folder';

/** The work on the main thread of a page, from the first touch of the search box to the hits of the last query. */
interface MainThread {
  /** Milliseconds of every task of 50 ms and more as the page sees it, the longest first; other work on the machine counts, too. */
  longTasks: number[];
  /** Milliseconds of CPU of the longest tasks, whatever else the machine did. */
  longestOfCpu: number[];
  /** Milliseconds from the key that opens the modal to the hits of the first query. */
  firstHits: number;
}

/** Opens the search of `build/`, types two queries and watches for long tasks; with the index as built, and in parts. */
export async function measurePage(): Promise<Record<string, MainThread>> {
  const server = await serveFolder('build');
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    return {
      'index of this site': await watch(browser, server.origin),
      'index in parts': await watch(browser, server.origin, new SplitIndex(splitBuiltIndex())),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function watch(browser: Browser, origin: string, index?: SplitIndex): Promise<MainThread> {
  const page = await browser.newPage();
  await index?.serve(page);
  await page.goto(`${origin}/tools/sdks/`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const started = performance.now();
  await page.keyboard.press('Control+k');
  await type(page, 'void a credit note');
  const firstHits = performance.now() - started;
  await page.getByRole('combobox', { name: 'Search' }).fill('');
  await type(page, 'tax rates in texas');
  const longTasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);
  const longestOfCpu = longestTasks((await browser.stopTracing()).toString());
  await page.close();
  return { longTasks: sortDown(longTasks), longestOfCpu: longestOfCpu.slice(0, 5), firstHits };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of CPU. */
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds of CPU of each task on the main threads of pages. */
function longestTasks(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const main = new Set(threads.map(keyOf));
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && main.has(keyOf(event)));
  return sortDown(tasks.map(({ tdur = 0 }) => tdur / 1000));
}

function sortDown(values: readonly number[]): number[] {
  return values.map(Math.round).toSorted((one, other) => other - one);
}

/** Letter by letter, as readers do, until the hits of the whole query are there. */
async function type(page: Page, query: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.pressSequentially(query, { delay: 40 });
  await page.getByRole('row').first().waitFor();
  await page.locator('.DocSearch-Container:not(.DocSearch-Container--Stalled)').waitFor();
  await page.waitForTimeout(300);
}
