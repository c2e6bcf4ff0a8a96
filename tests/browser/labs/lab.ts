import type { Locator, Page } from '@playwright/test';
import { findViolationsInBothModes } from '../axe';
import { expect } from '../test';

/** Opens a lab of a guide with the keyboard. */
export async function openLab(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const lab = page.getByRole('region', { name });
  const button = lab.getByRole('button', { name: /^Open the / });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(lab.getByRole('group', { name })).toBeFocused();
  return lab;
}

/** Rules of axe that a lab breaks, in both modes. */
export async function findLabViolations(page: Page): Promise<string[]> {
  return findViolationsInBothModes(page, '[data-lab]');
}

/** Requests that a page makes from now on. */
export function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}
