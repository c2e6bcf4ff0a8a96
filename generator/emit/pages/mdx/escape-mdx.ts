/** The characters that MDX or Markdown would not read as plain text, and why. They are replaced in this order. */
const UNSAFE: readonly { pattern: RegExp; replacement: string; reason: string }[] = [
  { pattern: /\s+/g, replacement: ' ', reason: 'a line feed could start any block' },
  {
    pattern: /[\\`*_[\]~|#!]/g,
    replacement: '\\$&',
    reason: 'marks emphasis, code, links, tables, headings',
  },
  { pattern: /&/g, replacement: '&amp;', reason: 'starts a character reference' },
  { pattern: /</g, replacement: '&lt;', reason: 'opens a JSX element or raw HTML' },
  { pattern: />/g, replacement: '&gt;', reason: 'closes a tag, or starts a block quote' },
  { pattern: /\{/g, replacement: '&#123;', reason: 'opens a JavaScript expression' },
  { pattern: /\}/g, replacement: '&#125;', reason: 'closes a JavaScript expression' },
  { pattern: /\bi(?=mport\b)/g, replacement: '&#105;', reason: 'starts an ES module line' },
  { pattern: /\be(?=xport\b)/g, replacement: '&#101;', reason: 'starts an ES module line' },
];

/** Returns `text` as one line of MDX that shows exactly these characters and does nothing. */
export function escapeMdx(text: string): string {
  return UNSAFE.reduce(
    (escaped, { pattern, replacement }) => escaped.replace(pattern, replacement),
    text,
  ).trim();
}
