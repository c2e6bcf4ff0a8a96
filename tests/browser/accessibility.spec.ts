import type { Page } from '@playwright/test';
import { findSizeViolations, findViolationsInBothModes } from './axe';
import { sitePages } from './site-pages';
import { expect, test } from './test';

/** The first is the one at which a page is opened; most other tests open theirs on a desktop. */
const widths = { phone: 390, desktop: 1440 };

test.use({ viewport: { width: widths.phone, height: 844 } });

/** A page follows a new width in the end. Each width that fails is reported. */
const expectSoon = expect.configure({ soft: true, timeout: 10_000 });

/** The least that a page has to bear of a reader's own styles (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const [kind, path] of Object.entries({ ...sitePages, 'page that is not found': '/no/such/page/' })) {
  test(`axe finds nothing on the ${kind} in both modes on desktop and phone`, async ({ page }) => {
    await page.goto(path);
    for (const [device, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolationsInBothModes(page), `on a ${device}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await findSizeViolations(page), '320 pixels wide').toEqual([]);

    await test.step('it fits a screen at 200 % and a narrow window, and no title breaks inside a word, also with more space in the text', async () => {
      for (const style of ['', TEXT_SPACING]) {
        if (style) await page.addStyleTag({ content: style });
        for (const width of [720, 390, 320]) {
          await page.setViewportSize({ width, height: 450 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const name = `${width} pixels${style && ' with spacing'}`;
          await expectSoon.poll(() => readMisfits(page), { message: name }).toEqual([]);
        }
      }
    });
  });
}

/** The excess width of a page, and the words of its title that are on several lines. */
async function readMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - window.innerWidth;
    const words = [...document.querySelectorAll('h1')].flatMap((title) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // A line may end after a hyphen or a slash.
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[^\s/-]+/g)].map(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size };
        }),
      );
    });
    return [
      ...(excess > 0 ? [`${excess} pixels too wide`] : []),
      ...words.filter(({ lines }) => lines > 1).map(({ word }) => `“${word}” is broken`),
    ];
  });
}
