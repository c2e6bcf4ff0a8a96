import type { Json } from '../../model/api-model';
import { javascriptKey, javascriptText } from './javascript-text';

const LINE_WIDTH = 100;

/** Where a literal starts: spaces before its line, and characters on that line so far. */
interface Start {
  indent: number;
  column: number;
}

/**
 * A JSON value as a JavaScript literal in the form Prettier leaves alone (two spaces, 100 columns, trailing commas).
 * Small objects and arrays stand on one line.
 */
export function javascriptLiteral(value: Json, start: Start): string {
  const line = inlineLiteral(value);
  if (line !== undefined && start.column + line.length < LINE_WIDTH) return line;
  if (typeof value !== 'object' || value === null) return scalarLiteral(value);
  const inner = start.indent + 2;
  const entries = Array.isArray(value)
    ? value.map((item) => javascriptLiteral(item, { indent: inner, column: inner }))
    : Object.entries(value).map(([name, member]) => memberLiteral(name, member, inner));
  const lines = entries.map((entry) => `${' '.repeat(inner)}${entry},\n`).join('');
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines}${' '.repeat(start.indent)}${close}`;
}

function memberLiteral(name: string, value: Json, indent: number): string {
  const key = javascriptKey(name);
  const literal = javascriptLiteral(value, { indent, column: indent + key.length + 2 });
  const isTooLong = typeof value === 'string' && indent + key.length + literal.length + 3 > LINE_WIDTH;
  // Behind a very short key, a line break would win nothing.
  return isTooLong && key.length > 2 ? `${key}:\n${' '.repeat(indent + 2)}${literal}` : `${key}: ${literal}`;
}

/** The one-line form, or undefined when a person would spread the value over several lines. */
function inlineLiteral(value: Json): string | undefined {
  if (typeof value !== 'object' || value === null) return scalarLiteral(value);
  const members = Object.values(value).map(inlineLiteral);
  if (members.length === 0) return Array.isArray(value) ? '[]' : '{}';
  if (members.includes(undefined) || isSpread(value)) return undefined;
  if (Array.isArray(value)) return `[${members.join(', ')}]`;
  const names = Object.keys(value).map(javascriptKey);
  return `{ ${names.map((name, index) => `${name}: ${members[index]}`).join(', ')} }`;
}

function isSpread(value: Json[] | { [key: string]: Json }): boolean {
  const members = Object.values(value);
  const nested = members.filter(
    (member) => typeof member === 'object' && member !== null && size(member) > 0,
  );
  if (!Array.isArray(value)) return nested.length > 0 ? members.length > 1 : members.length > 3;
  // Prettier spreads a list of objects, or of lists, once each has two entries.
  return members.length > 1 && nested.length === members.length && nested.every((member) => size(member) > 1);
}

function size(value: Json): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

function scalarLiteral(value: string | number | boolean | null): string {
  return typeof value === 'string' ? javascriptText(value) : JSON.stringify(value).replace('e+', 'e');
}
