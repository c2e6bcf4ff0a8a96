import { formatLiteral, type Literal, type LiteralSyntax, type Start } from './literal';
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

/** A value as a JavaScript literal in the form Prettier leaves alone (two spaces, 100 columns, trailing commas). */
export function javascriptLiteral(value: Literal, start: Start): string {
  return formatLiteral(value, SYNTAX, start);
}
