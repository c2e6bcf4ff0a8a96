import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { setColorMode } from './color-mode';

/** The rules whose result depends on colors; all others find the same in both color modes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rule of WCAG 2.2 about what a finger presses; axe has it, and leaves it out unless asked. */
const SIZE_RULE = { 'target-size': { enabled: true } };

/** The rules whose result depends on where a part is, and on nothing else that changes from one phone to another. */
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

/** A page into which axe was loaded. */
type JudgedWindow = typeof globalThis & { axe: typeof axe };

/** Returns the axe violations of a part of a page: one line per rule, with the elements that break it. */
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

/** The same for a page that was judged in a window of the same kind: only the rules that look at sizes. */
export async function findSizeViolations(page: Page): Promise<string[]> {
  return run(page, 'body', { runOnly: SIZE_RULES });
}

/** Throws when the part is not on the page. Frames are left out: the only one shows a reader's own template, without scripts. */
async function run(page: Page, part: string, options: RunOptions): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    async ({ part, options }) => {
      // Code in other languages, which nobody sees or hears, is half of the elements of a page: axe would walk through them.
      const taken = [...document.querySelectorAll('pre')]
        .filter((code) => !code.checkVisibility())
        .map((code) => ({ code, place: document.createComment('') }));
      for (const { code, place } of taken) code.replaceWith(place);
      try {
        const { violations } = await (globalThis as JudgedWindow).axe.run({ include: part }, options);
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      } finally {
        for (const { code, place } of taken) place.replaceWith(code);
      }
    },
    { part, options: { resultTypes: ['violations' as const], rules: SIZE_RULE, ...options } },
  );
}

/** Loads axe, half a megabyte of code, once for all runs on a page. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}
