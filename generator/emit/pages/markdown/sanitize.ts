import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize as keepAllowed, type Schema } from 'hast-util-sanitize';
import { toParse5 } from 'hast-util-to-parse5';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import type { Html } from '#core/contracts/page-data';
import { escapeUnknownTags, TEXT_ELEMENTS, WORDLESS_ELEMENTS } from '#core/text/html-elements';
import type { ResolveFragment } from './resolve-fragment';
import { balanceHtml } from './balance-html';
import { shownImage } from './shown-image';

type Attributes = NonNullable<NonNullable<Schema['attributes']>[string]>;

const CELL: Attributes = ['colSpan', 'rowSpan', ['style', /^text-align:(?:left|right|center)$/]];

const ALLOWED: Schema = {
  tagNames: [...TEXT_ELEMENTS],
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-[\w-]+$/]],
    ol: ['start'],
    td: CELL,
    th: CELL,
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: [...WORDLESS_ELEMENTS],
};

/** The same where a project lists hosts of images; the addresses of other images are gone by then. */
const WITH_IMAGES: Schema = {
  ...ALLOWED,
  tagNames: [...TEXT_ELEMENTS, 'img'],
  attributes: { ...ALLOWED.attributes, img: ['src', 'alt', 'loading'] },
  protocols: { ...ALLOWED.protocols, src: ['https'] },
};

/**
 * Sanitizes rendered Markdown that may contain an author's HTML: elements of text stay, without handlers and styles; elements
 * that run or load something are removed; anything that is not HTML, such as `<token>`, stays as plain text.
 * @param resolveFragment resolves links to fragments that are on another page.
 * @param imageHosts those of images that stay.
 */
export function sanitize(
  html: string,
  resolveFragment: ResolveFragment,
  imageHosts: readonly string[] = [],
): Html {
  const tree = fromParse5(parseFragment(escapeUnknownTags(html), { scriptingEnabled: false })) as Root;
  prepare(tree, { resolveFragment, imageHosts }, false);
  const allowed = imageHosts.length > 0 ? WITH_IMAGES : ALLOWED;
  const safe = toParse5(keepAllowed(tree, allowed)) as DefaultTreeAdapterTypes.DocumentFragment;
  return balanceHtml(serialize(safe));
}

/** Settings that decide about addresses. */
interface Addresses {
  resolveFragment: ResolveFragment;
  imageHosts: readonly string[];
}

/** Gives what is allowed in part the form in which it is allowed. */
function prepare(parent: Root | Element, addresses: Addresses, isInLink: boolean): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'img') prepareImage(child, addresses.imageHosts, isInLink);
    prepareElement(child, addresses.resolveFragment);
    prepare(child, addresses, isInLink || child.tagName === 'a');
  }
}

function prepareImage(image: Element, hosts: readonly string[], isInLink: boolean): void {
  const src = shownImage(String(image.properties.src ?? ''), hosts);
  if (src === undefined) replaceImage(image, isInLink);
  else image.properties = { src, alt: String(image.properties.alt ?? ''), loading: 'lazy' };
}

/** Nothing is loaded from a host that the project does not list: an image is replaced by its alternative text, which links to it unless it is in a link. */
function replaceImage(image: Element, isInLink: boolean): void {
  const text = String(image.properties.alt ?? '');
  const source = String(image.properties.src ?? '');
  const isLink = !isInLink && /^https?:/i.test(source);
  image.tagName = isLink ? 'a' : 'span';
  image.properties = isLink ? { href: source } : {};
  image.children = [{ type: 'text', value: isLink ? text || source : text }];
}

function prepareElement(element: Element, resolveFragment: ResolveFragment): void {
  const { properties } = element;
  if (typeof properties.href === 'string') properties.href = linkOf(properties.href, resolveFragment);
  if (typeof properties.style === 'string') properties.style = alignmentOf(properties.style);
}

/** The start of an address that names a host but no protocol; browsers read `\` as `/`, and skip white space. */
const ANY_PROTOCOL = /^[^!-~]*[\\/]\s*[\\/]/;

function linkOf(href: string, resolveFragment: ResolveFragment): string | undefined {
  if (ANY_PROTOCOL.test(href)) return undefined;
  return resolveFragment(href) ?? href.trim().replace(/^[a-z]+:/i, (protocol) => protocol.toLowerCase());
}

/** Of the styles of a cell, its alignment. */
function alignmentOf(style: string): string | undefined {
  const [, side] = /(?:^|;)\s*text-align\s*:\s*(left|right|center)\s*(?:;|$)/i.exec(style) ?? [];
  return side && `text-align:${side.toLowerCase()}`;
}
