import type { Page } from '@playwright/test';
import { findViolations } from '../../browser/axe';
import { setColorMode } from '../../browser/color-mode';
import { launchBrowser } from '../../setup/browser';
import { serveFolder } from '../../../tools/pages/serve-folder';

/** Does something with a page of a site in the browser. */
export async function lookAt<Found>(
  site: string,
  url: string,
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const server = await serveFolder(site);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.origin}${url}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    return await look(page);
  } finally {
    await browser.close();
    server.close();
  }
}

/** The code of request and response that show for each example of the panel, by its title. */
export async function readExamples(page: Page): Promise<Record<string, string[]>> {
  const select = page.locator('select[data-choice="example"]');
  const titles = await select.locator('option').allTextContents();
  const shown: [string, string[]][] = [];
  for (const label of titles) {
    await select.selectOption({ label });
    shown.push([label, await page.locator('#code-panel pre:visible').allInnerTexts()]);
  }
  return Object.fromEntries(shown);
}

/** The content of the panel for each response when its status is selected. */
export async function readAnswers(page: Page): Promise<Record<string, string>> {
  const tabs = page.locator('#code-panel label:has(input[data-choice="status"]):visible');
  const shown: [string, string][] = [];
  for (const tab of await tabs.all()) {
    await tab.click();
    const status = await tab.locator('input').inputValue();
    shown.push([status, (await page.locator('[data-responses] > :visible').innerText()).trim()]);
  }
  return Object.fromEntries(shown);
}

/** At each width: elements that wrap to several lines, by how much the page is wider, and the axe violations in both modes. */
export async function findFlaws(page: Page, unbroken: string): Promise<string[]> {
  const flaws: string[] = [];
  for (const width of [1440, 996, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator(unbroken).evaluateAll((parts) => {
      const linesOf = (part: Element) => new Set([...part.getClientRects()].map(({ top }) => top)).size;
      return parts.filter((part) => linesOf(part) !== 1).length;
    });
    if (broken > 0) flaws.push(`${broken} broken at ${width}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) flaws.push(`${overflow} pixels wider than ${width}`);
    for (const mode of ['light', 'dark'] as const) {
      await setColorMode(page, mode);
      flaws.push(...(await findViolations(page)));
    }
  }
  return flaws;
}

/** Pixels between elements that follow one another. */
export async function gapsBetween(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    return boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
  });
}
