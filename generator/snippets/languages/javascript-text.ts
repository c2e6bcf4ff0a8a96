const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * A text as a JavaScript string literal: single quotes, or double quotes where that saves escapes, as Prettier writes it.
 */
export function javascriptText(text: string): string {
  // JSON escapes the backslash, control characters and lone surrogates; what is left is the quote.
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(CONTROL_CHARACTERS, unicodeEscape);
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

/** The text inside a JavaScript template literal, without its backticks. */
export function templateText(text: string): string {
  return text.replace(/[`\\]|\$\{/g, '\\$&');
}

/** A name as the key of an object literal. */
export function javascriptKey(name: string): string {
  // Written plainly, this one would set the prototype instead of a member.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : javascriptText(name);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
