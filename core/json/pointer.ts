import type { Json } from './json';

/**
 * The tokens of a JSON Pointer, with or without `#` before it, unescaped: `/a~1b/0` is `['a/b', '0']`, the empty pointer
 * is the whole document.
 * @see https://www.rfc-editor.org/rfc/rfc6901
 */
export function parsePointer(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeToken);
}

/** The JSON Pointer made of `tokens`: `['a/b', 0]` is `/a~1b/0`. */
export function formatPointer(tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>(joinPointer, '');
}

/** Appends tokens to a pointer, with or without `#` before it. */
export function joinPointer(pointer: string, token: string | number): string {
  return `${pointer}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/**
 * The tokens of a pointer in URI fragment form: `#/paths/~1a%7E1b` is `['paths', '/a/b']`; undefined for anything else,
 * such as the anchor `#tree`. `#/` is the whole document, as Redocly writes it, and `%2F` is part of a token.
 * @see https://www.rfc-editor.org/rfc/rfc6901#section-6
 */
export function parseFragment(fragment: string): string[] | undefined {
  if (fragment === '#' || fragment === '#/') return [];
  if (!fragment.startsWith('#/')) return undefined;
  return fragment
    .split('/')
    .slice(1)
    .map((token) => unescapeToken(decodePercent(token)));
}

/** The value at `tokens`, following own members and entries only; undefined if it does not exist. */
export function valueAt(root: Json, tokens: readonly string[]): Json | undefined;
export function valueAt(root: unknown, tokens: readonly string[]): unknown;
export function valueAt(root: unknown, tokens: readonly string[]): unknown {
  return tokens.reduce<unknown>(childOf, root);
}

/** The own member or entry of `value` under `token`. */
export function childOf(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
  if (Array.isArray(value) && token === 'length') return undefined;
  return (value as Record<string, unknown>)[token];
}

/** Replaces `~1` first, because `~01` means `~1`. */
function unescapeToken(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

function decodePercent(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token; // a lone `%` is not an escape
  }
}
