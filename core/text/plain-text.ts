import MarkdownIt from 'markdown-it';
import { withoutHtml } from './without-html';

const parser = new MarkdownIt({ html: true });
const titleParser = new MarkdownIt();

type Token = ReturnType<typeof parser.parse>[number];

/** Markdown as one line of plain words: without marks, addresses of links, HTML tags and blocks of code. */
export function plainText(markdown: string | undefined): string {
  return plainBlocks(markdown).join(' ');
}

/** The paragraphs, headings, list items and table cells of Markdown, each as one line of plain words. */
export function plainBlocks(markdown = ''): string[] {
  return parser.parse(markdown, {}).map(blockText).map(oneLine).filter(Boolean);
}

/** A title, in which Markdown may mark words, as plain words. Nothing in it is HTML: `<id>` stays. */
export function plainTitle(line: string): string {
  const [block] = titleParser.parseInline(line.replace(/^#+\s+/, ''), {});
  return oneLine((block?.children ?? []).map(inlineText).join(''));
}

function blockText(token: Token): string {
  if (token.type === 'html_block') return withoutHtml(token.content);
  return token.type === 'inline' ? (token.children ?? []).map(inlineText).join('') : '';
}

function inlineText({ type, content }: Token): string {
  if (type === 'html_inline') return withoutHtml(content);
  return type.endsWith('break') ? ' ' : content;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
