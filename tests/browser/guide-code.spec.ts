import { expect, test } from './test';
import { listPages } from '../contract/html/built-page';

/** Lines of code that a reader takes in at a glance. */
const MAX_LINES = 12;

test.use({ viewport: { width: 1440, height: 900 } });

for (const url of listPages().filter((one) => one.startsWith('/guides/')))
  test(`no code of ${url} is longer than twelve lines until a reader asks for more`, async ({ page }) => {
    await page.goto(url);
    const lines = await page.locator('article pre:visible').evaluateAll((blocks) =>
      blocks.map((block) => {
        const { lineHeight, paddingBlockStart } = getComputedStyle(block);
        return (block.clientHeight - Number.parseFloat(paddingBlockStart)) / Number.parseFloat(lineHeight);
      }),
    );
    expect(lines.filter((count) => count > MAX_LINES + 1)).toEqual([]);
  });
