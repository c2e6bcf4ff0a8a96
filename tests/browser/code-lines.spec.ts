import { expect, test } from './test';

for (const { path, width } of [
  { path: '/guides/connect/standard-accounts/', width: 390 },
  { path: '/guides/record-sales/', width: 390 },
  { path: '/api/invoices/create-invoice/', width: 1440 },
])
  test(`no backslash is alone on a line of ${path}, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const lines = page.locator('pre:visible .line');
    const tops = await lines.evaluateAll((found) => {
      const continued = found.filter((line) => line.textContent.trimEnd().endsWith(' \\'));
      return continued.map((line) => {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const characters: DOMRect[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const [index, character] of [...(node.textContent ?? '')].entries())
            if (character.trim() !== '') characters.push(rectangleOf(node, index));
        return { line: line.textContent, ends: characters.slice(-2).map(({ top }) => Math.round(top)) };
      });

      function rectangleOf(node: Node, index: number): DOMRect {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect();
      }
    });
    expect(tops.length).toBeGreaterThan(0);
    expect(tops.filter(({ ends: [before, backslash] }) => before !== backslash)).toEqual([]);
  });

for (const path of ['/api/decisions/', '/guides/webhooks/', '/guides/record-sales/'])
  test(`no short name in the text of ${path} is broken at its hyphens`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const names = page.locator('article :is(p, li) > code').filter({ hasText: /^.{1,24}$/ });
      const broken = await names.evaluateAll((found) =>
        found.filter((name) => name.getClientRects().length > 1).map(({ textContent }) => textContent),
      );
      expect(await names.count()).toBeGreaterThan(10);
      expect(broken).toEqual([]);
    }
  });
