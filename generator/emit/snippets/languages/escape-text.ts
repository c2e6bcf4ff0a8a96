/** Escapes the special characters of a string, without adding quotes. */
type Escape = (text: string) => string;

/** Escapes between double quotes that Go, Java, Python and Ruby share. */
export const COMMON_ESCAPES = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The escape of a character by its code in those languages. */
export const commonUnicode = (digits: string): string => `\\u${digits}`;

// Invisible characters, including the separators that some languages treat as the end of a line.
const INVISIBLE = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029';

const ANY_INVISIBLE = new RegExp(`[${INVISIBLE}]`);

/** Whether a string contains a line feed or another invisible character. */
export function hasInvisible(text: string): boolean {
  return ANY_INVISIBLE.test(text);
}

/**
 * Returns the escape function of a language. Single characters are escaped by a table, invisible characters by their code,
 * which `unicode` receives as four hexadecimal digits.
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
