import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { markCards } from '../../../../site/rehype/mark-cards';

const text = (value: string): ElementContent => ({ type: 'text', value });

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

/** The page as HTML without attributes but classes. */
function mark(...children: Element[]): string {
  const tree: Root = { type: 'root', children };
  markCards()(tree);
  return tree.children.map(htmlOf).join('');
}

function htmlOf(node: Root['children'][number]): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value : '';
  const { className } = node.properties;
  const classes = Array.isArray(className) ? ` class="${className.join(' ')}"` : '';
  return `<${node.tagName}${classes}>${node.children.map(htmlOf).join('')}</${node.tagName}>`;
}

const list = element('ul', element('li', element('a', 'Checkout'), ': deliver.'), element('li', 'See more.'));

test('the list below "Next steps" becomes cards, and a link that begins an item their title', () => {
  expect(mark(element('h2', 'Next steps'), list)).toBe(
    '<h2>Next steps</h2><div class="cards next"><ul><li><strong><a>Checkout</a></strong>: deliver.</li><li>See more.</li></ul></div>',
  );
});

test('other lists stay lists', () => {
  const page = [element('h2', 'Next steps'), element('p', 'First this.'), list];
  expect(mark(...page)).toBe(page.map(htmlOf).join(''));
  expect(mark(element('h2', 'Errors'), list)).not.toContain('class');
});
