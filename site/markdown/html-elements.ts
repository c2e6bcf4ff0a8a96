import type { Nodes, PhrasingContent } from 'mdast';
import { type JsxElement, textsOf } from '../remark/attributes';
import { ElementError } from '../remark/require-entry';
import { link, paragraph, text } from '../remark/nodes';
import { content, disclosure, summaryLine } from './components';
import type { ElementContext, MarkdownOf } from './element-context';

/** HTML elements that only arrange or style their content. */
const PLAIN = [
  'article',
  'div',
  'figcaption',
  'figure',
  'kbd',
  'p',
  'section',
  'small',
  'span',
  'sub',
  'sup',
  'u',
];

/** The Markdown of the HTML elements that pages use. */
export const htmlElements: Record<string, MarkdownOf> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, content])),
  a: (element, context) => [link(textsOf(element).href ?? '', phrasing(element, context))],
  b: strong,
  br: () => [{ type: 'break' }],
  // Does nothing without scripts.
  button: () => [],
  details: disclosure,
  em: emphasis,
  hr: () => [{ type: 'thematicBreak' }],
  i: emphasis,
  img: (element) => [{ type: 'image', url: textsOf(element).src ?? '', alt: textsOf(element).alt ?? '' }],
  strong,
  summary: summaryLine,
  svg,
};

/** A drawing is replaced by its label; the caption next to it has its words. The same drawing for phones has neither. */
function svg(element: JsxElement): Nodes[] {
  const { 'aria-label': label, 'aria-hidden': isHidden } = textsOf(element);
  if (isHidden === 'true') return [];
  if (label === undefined) throw new ElementError('<svg> needs words for what it shows: aria-label="…".');
  return [paragraph({ type: 'strong', children: [text(label)] })];
}

function strong(element: JsxElement, context: ElementContext): Nodes[] {
  return [{ type: 'strong', children: phrasing(element, context) }];
}

function emphasis(element: JsxElement, context: ElementContext): Nodes[] {
  return [{ type: 'emphasis', children: phrasing(element, context) }];
}

function phrasing({ children }: JsxElement, { render }: ElementContext): PhrasingContent[] {
  return render(children) as PhrasingContent[];
}
