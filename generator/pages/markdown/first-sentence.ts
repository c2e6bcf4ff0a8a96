import MarkdownIt from 'markdown-it';

const parser = new MarkdownIt();

/** The first sentence of Markdown in plain words; all of its first paragraph when no sentence ends in it. */
export function firstSentence(markdown: string): string {
  const paragraph = parser.parse(markdown, {}).find(({ type }) => type === 'inline');
  const words = (paragraph?.children ?? []).map(({ type, content }) => (/break$/.test(type) ? ' ' : content));
  const text = words.join('').replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
