import { exec } from 'jsonpath-rfc9535';
import type { Json } from '#core/json/json';

/** A part of a document, and the way to it. */
export interface Selected {
  value: Json;
  tokens: string[];
}

/**
 * The parts of a document that a JSONPath selects, in its order.
 * @throws SyntaxError if it is not one.
 * @see https://www.rfc-editor.org/rfc/rfc9535
 */
export function select(document: Json, expression: string): Selected[] {
  const selected: Selected[] = [];
  exec(document, expression, (value, path) => selected.push({ value: value, tokens: path.map(unescapeKey) }));
  return selected;
}

/** The reason why an expression is not a JSONPath; undefined if it is one. */
export function findSyntaxError(expression: string): string | undefined {
  try {
    select(null, expression);
    return undefined;
  } catch (error) {
    // The parser's own class has the name, but is not the global one.
    const { name, location } = error as Error & { location?: { start: { column: number } } };
    if (name !== 'SyntaxError' || !location) throw error;
    return `character ${location.start.column} is not expected`;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The library escapes names as in a normalized path. */
function unescapeKey(key: string | number): string {
  return String(key).replace(/\\(?:u([0-9a-f]{4})|(.))/g, (_, code: string | undefined, letter: string) =>
    code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(parseInt(code, 16)),
  );
}
