import type { Page } from '@playwright/test';

/** Shows a page in this mode, with its colours at rest. */
export async function setColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, mode);
}
