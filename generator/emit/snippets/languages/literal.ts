import type { Json } from '#core/json/json';
import { code, codeText, joinCode, trimCodeEnd, type Code, type CodeLike } from '../code';

/** An expression in a literal, for example the name of a constant. */
export class Expression {
  constructor(readonly code: string) {}
}

/** A JSON value in which expressions may replace values. */
export type Literal = Json | Expression | Literal[] | { [key: string]: Literal };

/** The syntax of JSON values in a language. */
export interface LiteralSyntax {
  text: (text: string) => string;
  /** Returns a member name and everything before its value, for example `name: `; `path` ends in the name. */
  key: (name: string, path: readonly string[]) => CodeLike;
  words: { null: string; true: string; false: string };
  list: [open: string, close: string];
  map: [open: string, close: string];
  /** The empty map, if it is not just an empty pair of brackets. */
  emptyMap?: string;
  /** Returns code before a map that the language would otherwise read as a list. */
  mapPrefix?: (names: string[]) => string;
  /** Spaces per level. */
  indent: number;
  lineWidth: number;
  /** Text after the opening bracket of a one-line map, and before the closing one. */
  padding: string;
  /** Whether there is a comma after the last of several lines. */
  hasLastComma: boolean;
  /** Whether a long string moves to the line below its key. */
  breaksBehindKey: boolean;
}

/** The start of a literal: the indentation of its line, and the number of characters on that line so far. */
export interface Start {
  indent: number;
  column: number;
}

/**
 * Formats a value as a literal, in a form that the formatters of the language leave alone. Small maps and lists take one line.
 * `path` leads to the value: names of members and positions in lists.
 */
export function formatLiteral(
  value: Literal,
  syntax: LiteralSyntax,
  start: Start,
  path: readonly string[] = [],
): Code {
  const line = inlineLiteral(value, syntax, path);
  if (line !== undefined && start.column + codeText(line).length < syntax.lineWidth) return line;
  if (isScalar(value)) return [scalarLiteral(value, syntax)];
  const inner = start.indent + syntax.indent;
  const entries = Array.isArray(value)
    ? value.map((item, index) =>
        formatLiteral(item, syntax, { indent: inner, column: inner }, [...path, String(index)]),
      )
    : Object.entries(value).map(([name, member]) => formatMember(member, syntax, inner, [...path, name]));
  const [open, close] = bracketsOf(value, syntax);
  const lines = joinCode(
    entries.map((entry) => code`${' '.repeat(inner)}${entry}`),
    ',\n',
  );
  return code`${open}\n${lines}${syntax.hasLastComma ? ',' : ''}\n${' '.repeat(start.indent)}${close}`;
}

/** Does the same as `formatLiteral`, without marks. */
export function literalText(value: Literal, syntax: LiteralSyntax, start: Start): string {
  return codeText(formatLiteral(value, syntax, start));
}

function formatMember(value: Literal, syntax: LiteralSyntax, indent: number, path: readonly string[]): Code {
  const key = keyOf(syntax, path);
  const width = indent + codeText(key).length;
  const literal = formatLiteral(value, syntax, { indent, column: width }, path);
  const isTooLong = typeof value === 'string' && width + codeText(literal).length + 1 > syntax.lineWidth;
  // After a very short key, a line break would gain nothing.
  if (!isTooLong || !syntax.breaksBehindKey || codeText(key).length <= 4) return code`${key}${literal}`;
  return code`${trimCodeEnd(key)}\n${' '.repeat(indent + syntax.indent)}${literal}`;
}

/** Returns the one-line form, or undefined if a person would spread the value over several lines. */
function inlineLiteral(value: Literal, syntax: LiteralSyntax, path: readonly string[]): Code | undefined {
  if (isScalar(value)) return [scalarLiteral(value, syntax)];
  if (sizeOf(value) === 0) return [Array.isArray(value) ? syntax.list.join('') : emptyMap(syntax)];
  if (isSpread(value)) return undefined;
  const members = Array.isArray(value)
    ? value.map((item, index) => inlineLiteral(item, syntax, [...path, String(index)]))
    : Object.entries(value).map(([name, member]) => inlineMember(member, syntax, [...path, name]));
  if (!members.every((member) => member !== undefined)) return undefined;
  const [open, close] = bracketsOf(value, syntax);
  const padding = Array.isArray(value) ? '' : syntax.padding;
  return code`${open}${padding}${joinCode(members, ', ')}${padding}${close}`;
}

function inlineMember(value: Literal, syntax: LiteralSyntax, path: readonly string[]): Code | undefined {
  const literal = inlineLiteral(value, syntax, path);
  return literal && code`${keyOf(syntax, path)}${literal}`;
}

function keyOf(syntax: LiteralSyntax, path: readonly string[]): Code {
  return code`${syntax.key(path.at(-1) ?? '', path)}`;
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
  // Prettier spreads a list of objects or lists if it has several entries, each with several members.
  return (
    members.length > 1 && nested.length === members.length && nested.every((member) => sizeOf(member) > 1)
  );
}

function sizeOf(value: Literal): number {
  return isScalar(value) ? 0 : Object.keys(value).length;
}

function isScalar(value: Literal): value is string | number | boolean | null | Expression {
  return typeof value !== 'object' || value === null || value instanceof Expression;
}

function scalarLiteral(value: string | number | boolean | null | Expression, syntax: LiteralSyntax): string {
  if (value instanceof Expression) return value.code;
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'number') return JSON.stringify(value).replace('e+', 'e');
  return syntax.words[String(value) as 'null' | 'true' | 'false'];
}
