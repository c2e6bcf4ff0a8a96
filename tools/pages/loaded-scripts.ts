import type { Page } from '@playwright/test';

/**
 * Returns the addresses of the scripts that the first load of a page has run. Scripts that Docusaurus prefetches for linked pages
 * do not count: links load them, and chunks that this page has too are loaded a second time.
 */
export async function listLoadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => name),
  );
}
