import type { Json } from '#core/json/json';

/** A piece of code inside a literal, for example the name of a constant. */
export class Code {
  constructor(readonly code: string) {}
}

/** A JSON value in which code may stand for a value. */
export type Literal = Json | Code | Literal[] | { [key: string]: Literal };

/** How a language writes the values of JSON. */
export interface LiteralSyntax {
  text: (text: string) => string;
  /** A member name with all that stands before its value, for example `name: `. */
  key: (name: string) => string;
  words: { null: string; true: string; false: string };
  list: [open: string, close: string];
  map: [open: string, close: string];
  /** The empty map, where it is not just an empty pair of brackets. */
  emptyMap?: string;
  /** Code before a map that the language would take for a list. */
  mapPrefix?: (names: string[]) => string;
  /** Spaces of one level. */
  indent: number;
  lineWidth: number;
  /** What stands behind the opening bracket of a map on one line, and before the closing one. */
  padding: string;
  /** True for a comma behind the last of several lines. */
  hasLastComma: boolean;
  /** True where a long text moves to the line below its key. */
  breaksBehindKey: boolean;
}

/** Where a literal starts: spaces before its line, and characters on that line so far. */
export interface Start {
  indent: number;
  column: number;
}

/** A value as a literal of a language, in the form its formatters leave alone. Small maps and lists stand on one line. */
export function formatLiteral(value: Literal, syntax: LiteralSyntax, start: Start): string {
  const line = inlineLiteral(value, syntax);
  if (line !== undefined && start.column + line.length < syntax.lineWidth) return line;
  if (isScalar(value)) return scalarLiteral(value, syntax);
  const inner = start.indent + syntax.indent;
  const entries = Array.isArray(value)
    ? value.map((item) => formatLiteral(item, syntax, { indent: inner, column: inner }))
    : Object.entries(value).map(([name, member]) => formatMember(name, member, syntax, inner));
  const [open, close] = bracketsOf(value, syntax);
  const lines = entries.map((entry) => ' '.repeat(inner) + entry).join(',\n');
  return `${open}\n${lines}${syntax.hasLastComma ? ',' : ''}\n${' '.repeat(start.indent)}${close}`;
}

function formatMember(name: string, value: Literal, syntax: LiteralSyntax, indent: number): string {
  const key = syntax.key(name);
  const literal = formatLiteral(value, syntax, { indent, column: indent + key.length });
  const isTooLong = typeof value === 'string' && indent + key.length + literal.length + 1 > syntax.lineWidth;
  // Behind a very short key, a line break would win nothing.
  if (!isTooLong || !syntax.breaksBehindKey || key.length <= 4) return key + literal;
  return `${key.trimEnd()}\n${' '.repeat(indent + syntax.indent)}${literal}`;
}

/** The one-line form, or undefined when a person would spread the value over several lines. */
function inlineLiteral(value: Literal, syntax: LiteralSyntax): string | undefined {
  if (isScalar(value)) return scalarLiteral(value, syntax);
  if (sizeOf(value) === 0) return Array.isArray(value) ? syntax.list.join('') : emptyMap(syntax);
  if (isSpread(value)) return undefined;
  const members = Object.values(value).map((member) => inlineLiteral(member, syntax));
  if (members.includes(undefined)) return undefined;
  const [open, close] = bracketsOf(value, syntax);
  if (Array.isArray(value)) return open + members.join(', ') + close;
  const pairs = Object.keys(value).map((name, index) => syntax.key(name) + members[index]);
  return open + syntax.padding + pairs.join(', ') + syntax.padding + close;
}

function emptyMap({ emptyMap: code, map }: LiteralSyntax): string {
  return code ?? map.join('');
}

function bracketsOf(value: object, { list, map, mapPrefix }: LiteralSyntax): [string, string] {
  if (Array.isArray(value)) return list;
  return [`${mapPrefix?.(Object.keys(value)) ?? ''}${map[0]}`, map[1]];
}

function isSpread(value: Literal[] | { [key: string]: Literal }): boolean {
  const members = Object.values(value);
  const nested = members.filter((member) => !isScalar(member) && sizeOf(member) > 0);
  if (!Array.isArray(value)) return nested.length > 0 ? members.length > 1 : members.length > 3;
  // Prettier spreads a list of objects, or of lists, once each has two entries.
  return (
    members.length > 1 && nested.length === members.length && nested.every((member) => sizeOf(member) > 1)
  );
}

function sizeOf(value: Literal): number {
  return isScalar(value) ? 0 : Object.keys(value).length;
}

function isScalar(value: Literal): value is string | number | boolean | null | Code {
  return typeof value !== 'object' || value === null || value instanceof Code;
}

function scalarLiteral(value: string | number | boolean | null | Code, syntax: LiteralSyntax): string {
  if (value instanceof Code) return value.code;
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') return JSON.stringify(value).replace('e+', 'e');
  return syntax.words[String(value) as 'null' | 'true' | 'false'];
}
