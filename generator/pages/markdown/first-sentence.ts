import MarkdownIt from 'markdown-it';
import { withoutHtml } from './sanitize';

const parser = new MarkdownIt({ html: true });

/** The first sentence of Markdown in plain words; all of its first paragraph when no sentence ends in it. */
export function firstSentence(markdown: string): string {
  const block = parser.parse(markdown, {}).find(({ type }) => type === 'inline' || type === 'html_block');
  const words = (block?.children ?? []).map(wordsOf);
  const text = block?.type === 'html_block' ? withoutHtml(block.content) : words.join('');
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}

function wordsOf({ type, content }: { type: string; content: string }): string {
  if (type === 'html_inline') return withoutHtml(content);
  return type.endsWith('break') ? ' ' : content;
}
