import type { Page } from '@playwright/test';

/**
 * Addresses of the scripts that the first load of a page has run. What Docusaurus fetches ahead for the pages that are linked is
 * loaded by links, for each chunk that this page has as well a second time; it is none of these.
 */
export async function listLoadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => name),
  );
}
