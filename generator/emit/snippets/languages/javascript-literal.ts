import { formatLiteral, literalText, type Literal, type LiteralSyntax, type Start } from './literal';
import type { Code } from '../code';
import { javascriptKey, javascriptText } from './javascript-text';

const SYNTAX: LiteralSyntax = {
  text: javascriptText,
  key: (name) => `${javascriptKey(name)}: `,
  words: { null: 'null', true: 'true', false: 'false' },
  list: ['[', ']'],
  map: ['{', '}'],
  indent: 2,
  lineWidth: 100,
  padding: ' ',
  hasLastComma: true,
  breaksBehindKey: true,
};

const TYPED_SYNTAX: LiteralSyntax = { ...SYNTAX, key: typedKey };

/** Formats a value as a JavaScript literal as Prettier does (two spaces, 100 columns, trailing commas). */
export function javascriptLiteral(value: Literal, start: Start): string {
  return literalText(value, SYNTAX, start);
}

/** Does the same and marks the members; `path` leads to the value: empty for all parameters, `request` for the body. */
export function typedLiteral(value: Literal, start: Start, path: readonly string[]): Code {
  return formatLiteral(value, TYPED_SYNTAX, start, path);
}

// The first step is a location, `query` or `request`, and not a member.
function typedKey(name: string, path: readonly string[]): Code {
  const text = javascriptKey(name);
  return [path.length > 1 ? { text, mark: { kind: 'member', path } } : text, ': '];
}
