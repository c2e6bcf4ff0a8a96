import { expect, test } from './test';
import { listPages } from '../contract/html/built-page';

/** Lines of code that a reader takes in at a glance. */
const MAX_LINES = 12;

/** Share of a page's height; a guide is read, not copied. */
const MAX_SHARE = 1 / 3;

test.use({ viewport: { width: 1440, height: 900 } });

const guides = listPages().filter((one) => one.startsWith('/guides/'));

for (const url of guides) {
  test(`code of ${url} is at most twelve lines long until a reader asks for more, and a third of the height`, async ({
    page,
  }) => {
    await page.goto(url);
    const { lines, share } = await page.locator('article').evaluate((article) => {
      const blocks = [...article.querySelectorAll('pre')].filter((block) => block.checkVisibility());
      const code = blocks.reduce((height, block) => height + block.getBoundingClientRect().height, 0);
      return {
        lines: blocks.map((block) => {
          const { lineHeight, paddingBlockStart } = getComputedStyle(block);
          return (block.clientHeight - Number.parseFloat(paddingBlockStart)) / Number.parseFloat(lineHeight);
        }),
        share: code / article.getBoundingClientRect().height,
      };
    });
    expect(lines.filter((count) => count > MAX_LINES + 1)).toEqual([]);
    expect(share).toBeLessThanOrEqual(MAX_SHARE);
  });
}
