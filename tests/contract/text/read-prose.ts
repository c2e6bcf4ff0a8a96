import MarkdownIt from 'markdown-it';
import { parse, parseFragment } from 'parse5';
import { siteAddress } from '../../builders/own-site';
import {
  attributeOf,
  childrenOf,
  type Element,
  type Node,
  textOf,
  visit,
} from '../../../tools/pages/html-tree';
import { isHtmlOnly } from './html-only';
import { resolveHref } from './statement';

const parser = new MarkdownIt({ html: false });

/** Writes the title of a block of code as the HTML does: as its name for screen readers. */
parser.renderer.rules.fence = (tokens, index) => {
  const { info = '', content = '' } = tokens[index] ?? {};
  const [, title] = /title="([^"]*)"/.exec(info) ?? [];
  const { escapeHtml } = parser.utils;
  const name = title === undefined ? '' : ` aria-label="${escapeHtml(title)}"`;
  return `<pre${name}>\n${escapeHtml(content)}</pre>`;
};

/** The name that the HTML gives to code without a title. */
const UNTITLED = /^Code in /;

/** Marks of sources and their notes, which the HTML has for readers who ask for them. */
const FOOTNOTE_MARK = / ?\[\^\w+\]/g;
const FOOTNOTE = /^\[\^\w+\]: .*$/gm;

/** The lines for programs below the title. */
const PAGE_HEAD = /(?<=^# .*\n\n)(?:>.*\n)+/;

/** The line above code that calls an operation; the HTML links only the path. */
const CALL = /^\[`(?<method>[A-Z]+) (?<path>[^`]*)`\](?<link>\([^)]*\)):$/;

const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th'].map((name) => [name, name])),
  // A list of names and values is a table in Markdown.
  dd: 'td',
  dt: 'td',
};

/** Elements that are part of the line around them. */
const INLINE: ReadonlySet<string> = new Set('abbr b em i kbd s small span strong sub sup u wbr'.split(' '));

/**
 * Reads the statements of a hand-written page as it is served, in the order of the page: headings, paragraphs, items, cells and code.
 * @returns each with its kind: `li: Read the [record](/api/).`
 */
export function readProseHtml(html: string, page: string): string[] {
  const articles: Element[] = [];
  visit(parse(html), (element) => {
    if (element.tagName === 'article') articles.push(element);
  });
  const [article] = articles;
  if (!article) throw new Error(`The page ${page} has no article.`);
  return readStatements(article, page);
}

/** Reads the same from the Markdown of the page. */
export function readProseMarkdown(markdown: string, page: string): string[] {
  const text = markdown.replace(PAGE_HEAD, '').replaceAll(FOOTNOTE, '');
  return readStatements(parseFragment(parser.render(text)), page);
}

function readStatements(root: Node, page: string): string[] {
  const statements: string[] = [];
  let line = '';

  const push = (kind: string, text: string): void => {
    if (text !== '') statements.push(`${kind}: ${text}`);
  };

  const endLine = (kind: string): void => {
    const text = line.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();
    push(kind, text.replace(CALL, '$<method> [`$<path>`]$<link>'));
    line = '';
  };

  const readAll = (node: Node, kind: string) => childrenOf(node).forEach((child) => read(child, kind));

  const read = (node: Node, kind: string): void => {
    if (node.nodeName === '#text') line += textOf(node).replaceAll(FOOTNOTE_MARK, '');
    else if (!('tagName' in node)) readAll(node, kind);
    else if (!isHtmlOnly(node)) readElement(node, kind);
  };

  const readElement = (node: Element, kind: string): void => {
    const { tagName } = node;
    if (tagName === 'br') line += ' ';
    else if (tagName === 'img') line += `![${attributeOf(node, 'alt')}]`;
    else if (tagName === 'a') readAround(node, '[', `](${addressOf(node, page)})`, kind);
    else if (tagName === 'code') readCode(node, kind);
    else if (INLINE.has(tagName)) readAll(node, kind);
    else readBlock(node, kind);
  };

  const readAround = (node: Element, before: string, after: string, kind: string): void => {
    line += before;
    readAll(node, kind);
    line += after;
  };

  const readCode = (node: Element, kind: string): void => {
    const [link] = childrenOf(node);
    if (link && 'tagName' in link && link.tagName === 'a')
      readAround(link, '[`', `\`](${addressOf(link, page)})`, kind);
    else readAround(node, '`', '`', kind);
  };

  const readBlock = (node: Element, kind: string): void => {
    endLine(kind);
    const inner = KINDS[node.tagName] ?? kind;
    if (node.tagName === 'pre') {
      const title = attributeOf(node, 'aria-label') ?? '';
      if (!UNTITLED.test(title)) push('title', title);
      push('code', textOf(node).trimEnd());
    } else if (node.tagName === 'svg') push('text', attributeOf(node, 'aria-label') ?? '');
    else readAll(node, inner);
    endLine(inner);
  };

  readAll(root, 'text');
  return statements;
}

/** The address of a link on the site; pages are named as in the HTML. */
function addressOf(link: Element, page: string): string {
  const href = attributeOf(link, 'href') ?? '';
  const local = href.startsWith(`${siteAddress}/`) ? href.slice(siteAddress.length) : href;
  return resolveHref(local, page).replace(/^(\/[^#]*)index\.md(?=#|$)/, '$1');
}
