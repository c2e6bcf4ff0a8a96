import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { attributeOf, childrenOf, type Element, type Node, textOf, visit } from '../pages/html-tree';

/** Digests of what a picture of a page shows, by part, so that a difference says where to look. */
export type PageDigest = Record<(typeof PARTS)[number] | 'styles', string>;

/** Elements that the picture shows. */
const PARTS = ['nav', 'aside', 'main'] as const;

/** Attributes whose values are drawn. Names of classes and data attributes are not: renaming one changes no pixel. */
const DRAWN = ['d', 'placeholder', 'hidden', 'open', 'checked', 'selected'];

/**
 * Digests of a built page.
 * @param html the page, with or without the hashes of its assets.
 * @param css the stylesheet of the site; only rules that can apply to the page count.
 */
export function digestPage(html: string, css: string): PageDigest {
  const found = new Map<string, Element>();
  const classes = new Set<string>();
  visit(parse(html), (element) => {
    if (!found.has(element.tagName)) found.set(element.tagName, element);
    attributeOf(element, 'class')
      ?.split(/\s+/)
      .forEach((name) => classes.add(name));
  });
  const parts = PARTS.map((tag) => [tag, digest(outline(found.get(tag)))] as const);
  return Object.fromEntries([...parts, ['styles', digest(listStyles(css, classes))]]) as PageDigest;
}

/** The tags, text and drawn attributes of a part, in the order of the page. */
function outline(node: Node | undefined): string {
  if (node === undefined) return '';
  if (!('tagName' in node)) return textOf(node);
  if (node.tagName === 'script') return '';
  const drawn = DRAWN.map((name) => attributeOf(node, name) ?? '').join('|');
  return `<${node.tagName} ${drawn}>${childrenOf(node).map(outline).join('')}</>`;
}

/** The declarations of rules whose classes all occur on the page, without selectors and in a fixed order. */
function listStyles(css: string, classes: ReadonlySet<string>): string {
  const applies = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some(applies))
    .map(([, , declarations = '']) => declarations.replace(/url\([^)]*\)/g, 'url()'))
    .sort()
    .join('\n');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
