import type { Page } from '@playwright/test';

/** Returns what a paste would insert. Pages themselves may not read the clipboard: their permissions do not allow it. */
export async function readClipboard(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  return page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    field.remove();
    return field.value;
  });
}
