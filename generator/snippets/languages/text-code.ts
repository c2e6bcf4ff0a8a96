import { plainText, type Text } from './snippet-plan';

/** How a language writes texts with constants in them. */
export interface TextSyntax {
  constant: (name: string) => string;
  text: (text: string) => string;
  /** Texts and constants together: a template, or a sum. */
  mixed: (parts: Text) => string;
}

/** A text as code. */
export function textCode(text: Text, { constant, text: quote, mixed }: TextSyntax): string {
  const [first, ...others] = text;
  if (typeof first === 'object' && others.length === 0) return constant(first.constant);
  const plain = plainText(text);
  return plain === undefined ? mixed(text) : quote(plain);
}

/** Texts and constants with ` + ` or `+` between them. */
export function sumOf(parts: Text, { constant, text }: Omit<TextSyntax, 'mixed'>, plus: string): string {
  return parts.map((part) => (typeof part === 'string' ? text(part) : constant(part.constant))).join(plus);
}
