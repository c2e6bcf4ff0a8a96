import { attributeOf, type Element, visit } from '../../../tools/pages/html-tree';

const CONTROLS: ReadonlySet<string> = new Set('nav button input label select script style'.split(' '));

/** Whether an element of a hand-written page has nothing that its Markdown has: navigation, a control, a source, or marked so. */
export function isHtmlOnly(element: Element): boolean {
  return (
    CONTROLS.has(element.tagName) ||
    attributeOf(element, 'data-markdown-ignore') !== undefined ||
    attributeOf(element, 'data-part') === 'basis' ||
    /\b(?:hash-link|theme-doc-toc-mobile)\b/.test(attributeOf(element, 'class') ?? '') ||
    isHeadOfCode(element)
  );
}

/** Whether an element is the head of a panel that calls no operation: it repeats the title of the code, or its language. */
function isHeadOfCode(element: Element): boolean {
  const { parentNode } = element;
  const isInPanel =
    parentNode && 'tagName' in parentNode && attributeOf(parentNode, 'data-code') !== undefined;
  if (!isInPanel) return false;
  let isHead = true;
  visit(element, ({ tagName, attrs }) => {
    if (tagName === 'pre' || attrs.some(({ name }) => name === 'data-method')) isHead = false;
  });
  return isHead;
}
