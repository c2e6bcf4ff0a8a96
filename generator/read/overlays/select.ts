import { exec } from 'jsonpath-rfc9535';
import parse, { type JsonPathQuery } from 'jsonpath-rfc9535/parser';
import type { Json } from '#core/json/json';
import { formatPointer } from '#core/json/pointer';

/** A part of a document, and the way to it. */
export interface Selected {
  value: Json;
  tokens: string[];
}

/** More parts than any description has whose actions a person wrote. */
const MOST_PARTS = 200_000;

/** Each further `..` multiplies the parts that are visited by the depth of the description. */
const MOST_DESCENTS = 2;

/** A JSONPath that selects more than an action can change. */
export class TooMany extends Error {}

/**
 * The parts of a document that a JSONPath selects, in its order, each once.
 * @throws SyntaxError if it is not one; TooMany.
 * @see https://www.rfc-editor.org/rfc/rfc9535
 */
export function select(document: Json, expression: string): Selected[] {
  const selected = new Map<string, Selected>();
  exec(document, expression, (value, path) => {
    const tokens = path.map(unescapeKey);
    selected.set(formatPointer(tokens), { value, tokens });
    if (selected.size > MOST_PARTS) throw new TooMany();
  });
  return [...selected.values()];
}

/** The reason why an expression cannot be used as a JSONPath; undefined if it can. */
export function findSyntaxError(expression: string): string | undefined {
  try {
    const descents = parse(expression).segments.filter(({ type }) => type === 'DescendantSegment');
    return descents.length > MOST_DESCENTS
      ? `has \`..\` more than ${MOST_DESCENTS} times, which selects too much`
      : undefined;
  } catch (error) {
    if (error instanceof RangeError) return 'is nested too deeply';
    // The parser's own class has the name, but is not the global one.
    const { name, location } = error as Error & { location?: { start: { column: number } } };
    if (name !== 'SyntaxError' || !location) throw error;
    return `is not a JSONPath: character ${location.start.column} is not expected`;
  }
}

/** The names and indices that an expression begins with, and whether it is made of them alone. */
export function plainTokens(expression: string): { tokens: string[]; isWhole: boolean } {
  const { segments } = parse(expression);
  const tokens: string[] = [];
  for (const segment of segments) {
    const token = plainToken(segment);
    if (token === undefined) return { tokens, isWhole: false };
    tokens.push(token);
  }
  return { tokens, isWhole: true };
}

function plainToken({ type, node }: JsonPathQuery['segments'][number]): string | undefined {
  if (type !== 'ChildSegment') return undefined;
  if (node.type === 'MemberNameShorthand') return node.value;
  const [selector, another] = node.type === 'BracketedSelection' ? node.selectors : [];
  if (another !== undefined) return undefined;
  return selector?.type === 'NameSelector' || selector?.type === 'IndexSelector'
    ? String(selector.value)
    : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** The library escapes names as in a normalized path. */
function unescapeKey(key: string | number): string {
  return String(key).replace(/\\(?:u([0-9a-f]{4})|(.))/g, (_, code: string | undefined, letter: string) =>
    code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(parseInt(code, 16)),
  );
}
