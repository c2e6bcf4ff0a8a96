import type { Page } from '@playwright/test';

/** Navigates as the history of the browser does: the router follows. */
export function pushAddress(page: Page, address: string): Promise<void> {
  return page.evaluate((value) => {
    window.history.pushState({}, '', value);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
