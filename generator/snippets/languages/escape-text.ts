/** Writes a text with its special characters escaped, without quotes around it. */
export type Escape = (text: string) => string;

/** Escapes that Go, Java, Python and Ruby share, between double quotes. */
export const COMMON_ESCAPES = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The escape of a character by its number, in those languages. */
export const commonUnicode = (digits: string): string => `\\u${digits}`;

// Characters that nobody sees, and the separators that some languages take for the end of a line.
const INVISIBLE = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029';

const ANY_INVISIBLE = new RegExp(`[${INVISIBLE}]`);

/** True for a text with a line feed or another character that nobody sees. */
export function hasInvisible(text: string): boolean {
  return ANY_INVISIBLE.test(text);
}

/**
 * How a language escapes: single characters by a table, and characters that nobody sees by their number, which
 * `unicode` gets as four hexadecimal digits.
 */
export function escapeBy(characters: Record<string, string>, unicode: (digits: string) => string): Escape {
  const listed = Object.keys(characters).map((character) => `\\u${digitsOf(character)}`);
  const special = new RegExp(`[${listed.join('')}${INVISIBLE}]`, 'g');
  return (text) =>
    text.replace(special, (character) => characters[character] ?? unicode(digitsOf(character)));
}

function digitsOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}
