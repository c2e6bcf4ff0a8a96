import { plainText, type Text } from './snippet-plan';

/** The syntax of a language for strings with constants in them. */
interface TextSyntax {
  constant: (name: string) => string;
  text: (text: string) => string;
  /** Returns strings and constants as one expression: a template or a concatenation. */
  mixed: (parts: Text) => string;
}

/** Returns the expression for a `Text`. */
export function textCode(text: Text, { constant, text: quote, mixed }: TextSyntax): string {
  const [first, ...others] = text;
  if (typeof first === 'object' && others.length === 0) return constant(first.constant);
  const plain = plainText(text);
  return plain === undefined ? mixed(text) : quote(plain);
}

/** Joins strings and constants with a plus sign, ` + ` or `+`. */
export function sumOf(parts: Text, { constant, text }: Omit<TextSyntax, 'mixed'>, plus: string): string {
  return parts.map((part) => (typeof part === 'string' ? text(part) : constant(part.constant))).join(plus);
}
