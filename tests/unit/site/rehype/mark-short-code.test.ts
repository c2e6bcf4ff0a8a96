import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { markShortCode } from '../../../../site/rehype/mark-short-code';
import { markShortCode as markInHtml } from '../../../../site/src/ui/RichText/short-code';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const code = (value: string) => element('code', { type: 'text', value });

test.each([
  { name: 'X-RateLimit-Remaining', isShort: true },
  { name: 'x'.repeat(24), isShort: true },
  { name: 'x'.repeat(25), isShort: false },
])('$name stays on one line: $isShort', ({ name, isShort }) => {
  const inText = code(name);
  const inBlock = code(name);
  const tree: Root = { type: 'root', children: [element('p', inText), element('pre', inBlock)] };
  markShortCode()(tree);
  expect(inText.properties.className).toEqual(isShort ? ['short'] : undefined);
  expect(inBlock.properties.className).toBeUndefined();
  expect(markInHtml(`<p><code>${name}</code></p>`)).toBe(
    isShort ? `<p><code class="short">${name}</code></p>` : `<p><code>${name}</code></p>`,
  );
});
