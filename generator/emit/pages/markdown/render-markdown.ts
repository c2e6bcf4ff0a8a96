import MarkdownIt from 'markdown-it';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Html } from '#core/contracts/page-data';
import { escapeAttribute, escapeHtml } from '#core/text/escape-html';
import type { ResolveFragment } from './resolve-fragment';
import { replaceElements } from './replace-elements';
import { sanitize } from './sanitize';
import { shownImage } from './shown-image';

/** The level of the highest heading in rendered Markdown: one below the heading of the section it is in. */
type HeadingLevel = 2 | 3 | 4;

export type RenderMarkdown = (markdown: string | undefined, top?: HeadingLevel) => Html | undefined;

/**
 * Creates the function that renders an author's Markdown (CommonMark with the tables, strikethrough and autolinks of GitHub)
 * as safe HTML; it returns undefined for empty Markdown. Of raw HTML, elements of text stay. A link whose URL is neither http,
 * https, mailto nor relative stays as it was written, and an image is replaced by a link to it with its alternative text, unless it is from
 * one of `imageHosts`. Results are cached.
 * @param resolveFragment resolves links to fragments that are on another page.
 */
export function createRenderMarkdown(
  resolveFragment: ResolveFragment = () => undefined,
  imageHosts: readonly string[] = [],
): RenderMarkdown {
  const known = { 2: new Map<string, Html>(), 3: new Map<string, Html>(), 4: new Map<string, Html>() };
  const parser = createParser(resolveFragment, imageHosts);
  return (markdown, top = 4) => {
    const text = markdown?.trim();
    if (!text) return undefined;
    return getOrInsertComputed(known[top], text, () =>
      render(parser, replaceElements(text, resolveFragment), top, (html) =>
        sanitize(html, resolveFragment, imageHosts),
      ),
    );
  };
}

type Parser = MarkdownIt.MarkdownIt;
type Token = ReturnType<Parser['parse']>[number];

/** Matches the protocol at the start of a URL. */
const PROTOCOL = /^\s*([a-z][a-z0-9+.-]*):/i;
const ALLOWED_PROTOCOLS = ['http', 'https', 'mailto'];

function createParser(resolveFragment: ResolveFragment, imageHosts: readonly string[]): Parser {
  const parser = new MarkdownIt({ html: true, linkify: true });
  // Words such as `invoice.id` are not URLs.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  parser.validateLink = (url) => {
    const protocol = PROTOCOL.exec(url)?.[1];
    return protocol === undefined || ALLOWED_PROTOCOLS.includes(protocol.toLowerCase());
  };
  const normalizeLink = parser.normalizeLink.bind(parser);
  parser.normalizeLink = (url) => normalizeLink(resolveFragment(url) ?? url);
  // Nothing is loaded from a host that the project does not list: an image is replaced by its alternative text, which links to it unless it is in a link.
  parser.renderer.rules.image = (tokens, index, options) => {
    const token = tokens[index];
    const words = parser.renderer.renderInlineAsText(token?.children ?? [], options, {});
    const text = escapeHtml(words);
    const source = String(token?.attrGet('src') ?? '');
    const shown = shownImage(source, imageHosts);
    if (shown !== undefined)
      return `<img src="${escapeAttribute(shown)}" alt="${escapeAttribute(words)}" loading="lazy">`;
    if (token?.level !== 0 || !/^https?:/i.test(source)) return text;
    return `<a href="${escapeAttribute(source)}">${text || escapeHtml(source)}</a>`;
  };
  return parser;
}

function render(parser: Parser, text: string, top: HeadingLevel, clean: (html: string) => Html): Html {
  const tokens = parser.parse(text, {});
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(levelOf(token) - highest + top, 6)}`;
  const html = parser.renderer.render(tokens, parser.options, {}).trimEnd();
  // A scrollable code block must be reachable by keyboard.
  return (holdsHtml(tokens) ? clean(html) : html).replaceAll('<pre>', '<pre tabindex="0">');
}

function holdsHtml(tokens: readonly Token[]): boolean {
  return tokens.some(({ type, children }) => type.startsWith('html_') || holdsHtml(children ?? []));
}

function levelOf({ tag }: { tag: string }): number {
  return Number(tag.slice(1));
}
