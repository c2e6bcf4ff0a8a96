import type { WirePart } from '#core/http/wire/write-parts';
import { code, type Code } from '../code';
import type { Piece } from '#core/http/wire/write-multipart';
import { readerValueCode } from './reader-value-code';
import type { SnippetPlan, Text } from './snippet-plan';
import { textCode } from './text-code';

/** Matches strings with nothing to escape, which most strings are. */
const PLAIN = /^[\w .,:;/@+-]*$/;

const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * Formats a string literal as Prettier does: in single quotes, or in double quotes if that saves escapes.
 */
export function javascriptText(text: string): string {
  if (PLAIN.test(text)) return `'${text}'`;
  // JSON escapes the backslash, control characters and lone surrogates; only the quote is left.
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

/** Returns the expression for a value that may contain constants: a string, a template or the constant itself. */
export function javascriptTemplate(text: Text): string {
  return textCode(text, { constant: (name) => name, text: javascriptText, mixed: templateLiteral });
}

/** Returns a line for each value that readers replace. @param read returns the code that reads an environment variable. */
export function javascriptConstants(
  { readerValues }: Pick<SnippetPlan, 'readerValues'>,
  read = (variable: string) => `process.env.${variable}`,
): Code[] {
  return readerValues.map((one) => code`const ${one.name} = ${readerValueCode(one, javascriptText, read)};`);
}

/** Returns the headers of a plan, including HTTP basic authentication, as names and code. */
export function javascriptHeaders({ basic, headers }: SnippetPlan): [name: string, code: string][] {
  const password = basic?.password === undefined ? '' : `\${${basic.password}}`;
  const authorization = `\`Basic \${btoa(\`\${${basic?.user}}:${password}\`)}\``;
  return [
    ...(basic ? [['Authorization', authorization] as [string, string]] : []),
    ...headers.map(({ name, value }): [string, string] => [name, javascriptTemplate(value)]),
  ];
}

/** Formats a name as the key of an object literal. */
export function javascriptKey(name: string): string {
  // Without brackets, this key would set the prototype instead of a member.
  if (name === '__proto__') return "['__proto__']";
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : javascriptText(name);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Returns the line that adds a part with a name to `form`. Only a Blob can have a type. */
export function appendCode({ name = '', mediaType, content }: WirePart): string {
  const key = javascriptText(name);
  const type =
    mediaType === undefined || mediaType === OCTETS ? '' : `, { type: ${javascriptText(mediaType)} }`;
  switch (content.kind) {
    case 'file':
      return `form.append(${key}, new Blob([${FILE_CODE}]${type}), 'file.bin');`;
    case 'text': {
      const text = javascriptText(content.text);
      return `form.append(${key}, ${mediaType === undefined ? text : `new Blob([${text}]${type})`});`;
    }
    case 'parts':
      throw new Error('A form of HTML has no parts within parts.');
  }
}

/** The type that clients give a file of an unknown kind. */
const OCTETS = 'application/octet-stream';

const FILE_CODE = "await readFile('file.bin')";

/** Returns the expression for a body of pieces. */
export function piecesCode(pieces: readonly Piece[]): string {
  const codes = pieces.map((piece) => (piece.kind === 'file' ? FILE_CODE : javascriptText(piece.text)));
  return `new Blob([${codes.join(', ')}])`;
}
