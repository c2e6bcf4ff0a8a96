import MarkdownIt from 'markdown-it';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Html } from '#core/contracts/page-data';
import { escapeHtml } from '#core/text/escape-html';
import type { FindPart } from './find-part';
import { sanitize } from './sanitize';

/** Level of the highest heading in a text: the one below the heading that the text stands under. */
export type HeadingLevel = 2 | 3 | 4;

export type RenderMarkdown = (markdown: string | undefined, top?: HeadingLevel) => Html | undefined;

/**
 * Makes the function that turns an author's Markdown (CommonMark with the tables, strikethrough and bare links of
 * GitHub) into safe HTML; undefined for no text. Of raw HTML the elements of text stay, a link to anywhere but http, https,
 * mailto or a relative address comes out as it was written, and a picture is its words. The same text is rendered once.
 * @param findPart where a link to a fragment leads that another page has.
 */
export function createRenderMarkdown(findPart: FindPart = () => undefined): RenderMarkdown {
  const known = { 2: new Map<string, Html>(), 3: new Map<string, Html>(), 4: new Map<string, Html>() };
  const parser = createParser(findPart);
  return (markdown, top = 4) => {
    const text = markdown?.trim();
    if (!text) return undefined;
    return getOrInsertComputed(known[top], text, () => render(parser, text, top, findPart));
  };
}

type Parser = MarkdownIt.MarkdownIt;
type Token = ReturnType<Parser['parse']>[number];

/** A protocol at the start of an address, if it has one. */
const PROTOCOL = /^\s*([a-z][a-z0-9+.-]*):/i;
const ALLOWED_PROTOCOLS = ['http', 'https', 'mailto'];

function createParser(findPart: FindPart): Parser {
  const parser = new MarkdownIt({ html: true, linkify: true });
  // Words such as `invoice.id` are no addresses.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  parser.validateLink = (url) => {
    const protocol = PROTOCOL.exec(url)?.[1];
    return protocol === undefined || ALLOWED_PROTOCOLS.includes(protocol.toLowerCase());
  };
  const normalizeLink = parser.normalizeLink.bind(parser);
  parser.normalizeLink = (url) => normalizeLink(findPart(url) ?? url);
  // Nothing is loaded from another host: a picture is the text that stands for it, as in an author's own HTML.
  parser.renderer.rules.image = (tokens, index, options) =>
    escapeHtml(parser.renderer.renderInlineAsText(tokens[index]?.children ?? [], options, {}));
  return parser;
}

function render(parser: Parser, text: string, top: HeadingLevel, findPart: FindPart): Html {
  const tokens = parser.parse(text, {});
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(levelOf(token) - highest + top, 6)}`;
  const html = parser.renderer.render(tokens, parser.options, {}).trimEnd();
  // A block of code that scrolls must be reachable by keyboard.
  return (holdsHtml(tokens) ? sanitize(html, findPart) : html).replaceAll('<pre>', '<pre tabindex="0">');
}

function holdsHtml(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, children }) => type.startsWith('html_') || holdsHtml(children ?? []));
}

function levelOf({ tag }: { tag: string }): number {
  return Number(tag.slice(1));
}
