import type { Page } from '@playwright/test';

/** Shows a page in this mode, with its colours at rest. */
export async function setColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  }, mode);
}
