/** Control characters and those that change the direction of text: they would hide what a line really says. */
export const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The characters that Markdown would not read as plain text. They are replaced in this order. */
const UNSAFE: readonly { pattern: RegExp; replacement: string | ((found: string) => string) }[] = [
  { pattern: /\s+/g, replacement: ' ' },
  { pattern: /[\\`*[\]~]/g, replacement: String.raw`\$&` },
  // Inside a word it is plain text, and names such as `unit_price` stay searchable.
  { pattern: /(?<!\w)_|_(?!\w)/g, replacement: String.raw`\_` },
  { pattern: /<(?=[a-z/!?])/gi, replacement: String.raw`\<` },
  { pattern: /&(?=#?\w+;)/g, replacement: String.raw`\&` },
  { pattern: UNSEEN, replacement: (found) => `&#x${codeOf(found)};` },
];

/** Markup that counts only at the start of a line. */
const AT_START = /^(?:#{1,6}(?=\s|$)|[-+>=](?=\s|$|[-+>=])|\d+(?=[.)](?:\s|$)))/;

/** Returns plain text as one line of Markdown that shows exactly these characters, apart from white space. */
export function escapeText(text: string): string {
  return UNSAFE.reduce((escaped, { pattern, replacement }) => replace(escaped, pattern, replacement), text);
}

/** The same for the start of a line, where further characters are markup. */
export function escapeLine(text: string): string {
  return escapeStart(escapeText(text).trim());
}

/** Escapes what would start a block at the beginning of a line of Markdown. */
export function escapeStart(line: string): string {
  return line.replace(AT_START, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));
}

function replace(text: string, pattern: RegExp, replacement: string | ((found: string) => string)): string {
  return typeof replacement === 'string'
    ? text.replace(pattern, replacement)
    : text.replace(pattern, replacement);
}

/** The code point of a character: `202E`. */
export function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}
