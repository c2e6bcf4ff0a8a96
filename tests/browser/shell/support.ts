import { type Connection, setConnection } from '../../setup/connection';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../noted-test';

/** Opens a page and waits until its scripts run, in tests that do not use the `test` of `../test`. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

export function navbar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main', exact: true });
}

export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Readers on such a connection get nothing before they ask for it. */
export async function connectWith(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript(setConnection, connection);
}

/** The code of a page, other than that of the whole site. */
export const PAGE_CODE = /\/assets\/js\/[\da-f]+\.[\da-f]+\.js$/;

/** All code of the site. */
export const SCRIPTS = '**/assets/js/*.js';

/** Holds all code of the site back that is not loaded yet. @returns lets it come */
export async function holdScripts(page: Page): Promise<() => void> {
  const held: { release?: () => void } = {};
  const isReleased = new Promise<void>((resolve) => (held.release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await isReleased;
    await route.continue();
  });
  return () => held.release?.();
}

/** Holds the code of pages back, as a slow connection would, until it comes or fails. */
export async function holdCode(page: Page): Promise<{ respond: () => void; fail: () => Promise<void> }> {
  const held: { settle?: (isLoaded: boolean) => void } = {};
  const isLoaded = new Promise<boolean>((resolve) => (held.settle = resolve));
  await page.route(PAGE_CODE, async (route) => ((await isLoaded) ? route.continue() : route.abort()));
  return {
    respond: () => held.settle?.(true),
    fail: async () => {
      const isRefused = page.waitForEvent('requestfailed');
      held.settle?.(false);
      await isRefused;
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
