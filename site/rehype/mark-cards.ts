import type { Element, ElementContent, Root, RootContent } from 'hast';

/** Heading of the section in which a guide says what comes next. */
const TITLE = 'Next steps';

/**
 * Rehype plugin: the list right below "Next steps" becomes cards, one for each item. An item that begins with a link is a link
 * as a whole; the page stays a list for everyone who does not see it.
 */
export function markCards(): (tree: Root) => void {
  return (tree) => {
    let isNext = false;
    tree.children = tree.children.map((node) => {
      if (node.type !== 'element') return node;
      const isCards = isNext && node.tagName === 'ul';
      isNext = node.tagName === 'h2' && textOf(node) === TITLE;
      return isCards ? cardsOf(node) : node;
    });
  };
}

function cardsOf(list: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['cards', 'next'] },
    children: [{ ...list, children: list.children.map(cardOf) }],
  };
}

function cardOf(item: ElementContent): ElementContent {
  if (item.type !== 'element') return item;
  const [first, ...rest] = item.children;
  if (first?.type !== 'element' || first.tagName !== 'a') return item;
  const title: Element = { type: 'element', tagName: 'strong', properties: {}, children: [first] };
  return { ...item, children: [title, ...rest] };
}

function textOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
