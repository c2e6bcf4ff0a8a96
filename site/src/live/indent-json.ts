import { tryParse } from '#core/json/try-parse';

/** Matches a string, white space, or any other part of JSON. */
const PART = /"(?:[^"\\]|\\.)*"|\s+|[{}[\],:]|[^\s"{}[\],:]+/g;

/** The deepest indent: nested deeper than that, each level would cost more than its content. */
const MAX_INDENT = 40;

/** Returns JSON with one member on each line and every digit of its numbers; undefined if the text is not JSON. */
export function indentJson(text: string): string | undefined {
  if (tryParse(text) === undefined) return undefined;
  const parts = (text.match(PART) ?? []).filter((part) => part.trim() !== '');
  let depth = 0;
  const line = () => `\n${'  '.repeat(Math.min(depth, MAX_INDENT))}`;
  return parts
    .map((part, index) => {
      const isEmpty = /^[{[]$/.test(parts[index - 1] ?? '');
      if (part === '{' || part === '[') {
        depth += 1;
        return part + (/^[}\]]$/.test(parts[index + 1] ?? '') ? '' : line());
      }
      if (part === '}' || part === ']') {
        depth -= 1;
        return (isEmpty ? '' : line()) + part;
      }
      if (part === ',') return part + line();
      return part === ':' ? ': ' : part;
    })
    .join('');
}
