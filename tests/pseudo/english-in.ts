import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose content is code, or not shown. */
const NOT_WORDS = new Set([
  'code',
  'kbd',
  'noscript',
  'pre',
  'samp',
  'script',
  'style',
  'svg',
  'template',
  'time',
]);

/** Elements within a line of text. */
const INLINE = new Set(['a', 'b', 'del', 'em', 'i', 'span', 'strong', 'sup']);

/** Attributes that readers see or hear. */
const SEEN = new Set(['aria-label', 'aria-description', 'alt', 'placeholder', 'title']);

/** Between two lines of text. */
const BREAK = '\n';

/** Around an element within a line. */
const EDGE = '\u200B';

/**
 * Returns the English in a page in the pseudo-language that is neither content nor code: what its text and names have outside of the
 * brackets of labels.
 * @param isContent whether a line is of the description, the guides or the project, which have no other language.
 */
export function englishIn(html: string, isContent: (line: string) => boolean): string[] {
  const lines = [...namesIn(parse(html)), ...textOf(parse(html)).split(BREAK)];
  const rest = lines.map((line) => withoutLabels(line).replaceAll(/\s+/g, ' ').trim());
  return [...new Set(rest.filter((line) => /\p{L}{2}/u.test(line) && !isContent(line)))];
}

function namesIn(node: Node): string[] {
  if ('tagName' in node && isContentElement(node)) return [];
  const own =
    'attrs' in node ? node.attrs.filter(({ name }) => SEEN.has(name)).map(({ value }) => value) : [];
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(namesIn) : [])];
}

/** Returns the text of a node, each block on its line, without content and code. */
function textOf(node: Node): string {
  if (node.nodeName === '#text')
    return (node as DefaultTreeAdapterTypes.TextNode).value.replaceAll(BREAK, ' ');
  if (node.nodeName === '#comment') return '';
  if ('tagName' in node && isContentElement(node)) return ' ';
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  if (node.nodeName === 'wbr') return '';
  const edge = INLINE.has(node.nodeName) ? EDGE : BREAK;
  return edge + text + edge;
}

/** Whether an element says that its content is in English, or holds code. */
function isContentElement({ tagName, attrs }: Element): boolean {
  const isEnglish = attrs.some(({ name, value }) => name === 'lang' && value === 'en');
  return NOT_WORDS.has(tagName) || (tagName !== 'html' && isEnglish);
}

/** Removes what is in brackets, with the labels in it. */
function withoutLabels(text: string): string {
  const rest = text.replaceAll(/\[[^[\]]*\]/g, ' ');
  return rest === text ? text : withoutLabels(rest);
}
