import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { setColorMode } from './color-mode';

/** The rules whose result depends on colors; all others find the same in both color modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the axe violations of a part of a page: one line per rule, with the elements that break it. One run in the page is enough,
 * as no page has frames of other hosts; putting results of frames together takes twice the time.
 */
export async function findViolations(page: Page, part = 'body'): Promise<string[]> {
  return run(page, part, {});
}

/** The same for a page that was judged in the other color mode: only the rules that look at colors. */
async function findColorViolations(page: Page, part = 'body'): Promise<string[]> {
  return run(page, part, { runOnly: COLOR_RULES });
}

/** The same in both color modes: everything in the light one, colors in the dark one. */
export async function findViolationsInBothModes(page: Page, part?: string): Promise<string[]> {
  await setColorMode(page, 'light');
  const light = await findViolations(page, part);
  await setColorMode(page, 'dark');
  const dark = await findColorViolations(page, part);
  return [...light.map((found) => `light mode: ${found}`), ...dark.map((found) => `dark mode: ${found}`)];
}

async function run(page: Page, part: string, options: RunOptions): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...options })
    .include(part)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
