/** What MDX or Markdown would read as more than text, and why. */
const UNSAFE: readonly { pattern: RegExp; replacement: string; reason: string }[] = [
  { pattern: /&/g, replacement: '&amp;', reason: 'starts a character reference' },
  { pattern: /[<]/g, replacement: '&lt;', reason: 'opens a JSX element or raw HTML' },
  { pattern: /[>]/g, replacement: '&gt;', reason: 'closes a tag, or starts a block quote' },
  { pattern: /[{]/g, replacement: '&#123;', reason: 'opens a JavaScript expression' },
  { pattern: /[}]/g, replacement: '&#125;', reason: 'closes a JavaScript expression' },
  {
    pattern: /[\\`*_[\]~|#!]/g,
    replacement: '\\$&',
    reason: 'marks emphasis, code, links, images, tables, headings',
  },
  { pattern: /\b(im|ex)(?=port\b)/g, replacement: '$1&#8203;', reason: 'starts an ES module line' },
  {
    pattern: /(https?|www|mailto)(?=[:.])/gi,
    replacement: '$1&#8203;',
    reason: 'becomes a link without any mark',
  },
  { pattern: /\s+/g, replacement: ' ', reason: 'a line feed could start any block' },
];

/** `text` as one line of MDX that shows exactly these characters and does nothing. */
export function escapeMdx(text: string): string {
  return UNSAFE.reduce(
    (escaped, { pattern, replacement }) => escaped.replace(pattern, replacement),
    text,
  ).trim();
}
