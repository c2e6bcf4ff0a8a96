import type { Page } from '@playwright/test';
import { expect, test } from './test';

const pages = ['/guides/checkout/', '/guides/webhooks/', '/guides/connect/', '/guides/tax-calculations/'];

/** Returns the faults of the drawings of a page; letters are measured as the browser draws them. */
function findFaults(page: Page): Promise<{ drawings: number; faults: string[] }> {
  return page.evaluate(() => {
    const drawings = [...document.querySelectorAll('.diagram > svg')].filter((svg) => svg.checkVisibility());
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const faults = drawings.flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
      const words = [...svg.querySelectorAll('text')];
      const rects = words.map((text) => text.getBoundingClientRect());
      const found: string[] = [];
      for (const [index, text] of words.entries()) {
        const rect = rects[index]!;
        const name = `"${text.textContent}"`;
        const isOnArrow = text.classList.contains('arrow');
        const box = boxes.find((other) => overlap(rect, other));
        if (!isInside(rect, frame)) found.push(`${name} leaves the drawing`);
        if (isOnArrow && box) found.push(`${name} lies on a box`);
        if (!isOnArrow && !(box && isInside(rect, box))) found.push(`${name} leaves its box`);
        if (rects.some((other, place) => place > index && overlap(rect, other)))
          found.push(`${name} lies on another`);
      }
      for (const head of svg.querySelectorAll('polygon')) {
        const { left, right, top, bottom } = head.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const meets = boxes.some(
          (box) =>
            (Math.abs(bottom - box.top) <= 1 && x > box.left + 6 && x < box.right - 6) ||
            ((Math.abs(right - box.left) <= 1 || Math.abs(left - box.right) <= 1) &&
              y > box.top + 6 &&
              y < box.bottom - 6),
        );
        if (!meets)
          found.push(`the arrow that ends at ${Math.round(x)}, ${Math.round(y)} meets no box squarely`);
      }
      return found;
    });
    return { drawings: drawings.length, faults };
  });
}

for (const width of [1440, 996, 768, 390])
  test(`diagrams are whole on ${width} pixels: every word in its box, every arrow square to one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let drawings = 0;
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const found = await findFaults(page);
      expect(found.faults, path).toEqual([]);
      drawings += found.drawings;
    }
    expect(drawings).toBe(5);
  });
