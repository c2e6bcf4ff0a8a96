import type { DefaultTreeAdapterTypes } from 'parse5';
import { codeSpan } from './code';
import { escapeText } from './escape-text';
import { linkTo, resolveAddress } from './link';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are part of a line. Every other element is a block. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a code br b strong i em s del ins u sub sup small mark q cite abbr kbd samp var span'.split(' '),
);

const MARKS = new Map([
  ...['b', 'strong'].map((name) => [name, '**'] as const),
  ...['i', 'em'].map((name) => [name, '*'] as const),
  ...['s', 'del'].map((name) => [name, '~~'] as const),
]);

/** Returns nodes as one line of Markdown; what is in a block starts after a space. */
export function formatInline(nodes: readonly Node[], page: string): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text') return escapeText((node as DefaultTreeAdapterTypes.TextNode).value);
      return 'tagName' in node ? formatElement(node, page) : '';
    })
    .join('')
    .replace(/ {2,}/g, ' ');
}

function formatElement(element: Element, page: string): string {
  const { tagName, childNodes, attrs } = element;
  if (tagName === 'br') return ' ';
  if (['code', 'kbd', 'samp', 'pre'].includes(tagName)) return codeSpan(textOf(element));
  const words = formatInline(childNodes, page);
  if (tagName === 'a') {
    const href = attrs.find(({ name }) => name === 'href')?.value;
    return href === undefined || words.trim() === '' ? words : linkTo(words, resolveAddress(href, page));
  }
  const mark = MARKS.get(tagName);
  if (mark !== undefined) return wrap(words, mark);
  return INLINE_ELEMENTS.has(tagName) ? words : ` ${words} `;
}

/** Puts marks around words, next to their first and last letter. */
function wrap(words: string, mark: string): string {
  const core = words.trim();
  return core === '' ? words : words.replace(core, () => `${mark}${core}${mark}`);
}

export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
