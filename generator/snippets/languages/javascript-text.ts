import { code, quotedReaderValue, type Code } from '../code';
import type { SnippetPlan, Text } from './snippet-plan';
import { textCode } from './text-code';

/** Most texts have nothing to escape. */
const PLAIN = /^[\w .,:;/@+-]*$/;

const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * A text as a JavaScript string literal: single quotes, or double quotes where that saves escapes, as Prettier writes it.
 */
export function javascriptText(text: string): string {
  if (PLAIN.test(text)) return `'${text}'`;
  // JSON escapes the backslash, control characters and lone surrogates; what is left is the quote.
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(CONTROL_CHARACTERS, unicodeEscape);
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

function templateLiteral(parts: Text): string {
  const texts = parts.map((part) =>
    typeof part === 'string' ? part.replace(/[`\\]|\$\{/g, '\\$&') : `\${${part.constant}}`,
  );
  return `\`${texts.join('')}\``;
}

/** A text with constants in it, as code: a string, a template or the constant itself. */
export function javascriptTemplate(text: Text): string {
  return textCode(text, { constant: (name) => name, text: javascriptText, mixed: templateLiteral });
}

/** Lines for the values that readers replace. */
export function javascriptConstants({ readerValues }: SnippetPlan): Code[] {
  return readerValues.map(
    ({ name, value }) => code`const ${name} = ${quotedReaderValue(name, javascriptText(value))};`,
  );
}

/** The headers of a plan, HTTP basic among them, as names and code. */
export function javascriptHeaders({ basic, headers }: SnippetPlan): [name: string, code: string][] {
  const password = basic?.password === undefined ? '' : `\${${basic.password}}`;
  const authorization = `\`Basic \${btoa(\`\${${basic?.user}}:${password}\`)}\``;
  return [
    ...(basic ? [['Authorization', authorization] as [string, string]] : []),
    ...headers.map(({ name, value }): [string, string] => [name, javascriptTemplate(value)]),
  ];
}

/** A name as the key of an object literal. */
export function javascriptKey(name: string): string {
  // Written plainly, this one would set the prototype instead of a member.
  if (name === '__proto__') return "['__proto__']";
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : javascriptText(name);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
