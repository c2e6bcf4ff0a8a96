import { readFileSync } from 'node:fs';
import { placeAt } from '#core/text/place-at';
import type { Lie } from './lie';

/** Returns where a lie is planted, and its words: `docs/a.mdx:3:9: negated: "is" became "is not"`. */
export function locate({ file, kind, start, end, text }: Lie): string {
  const content = readFileSync(file, 'utf8');
  const { line, column } = placeAt(start, content);
  return `${file}:${line}:${column}: ${kind}: "${content.slice(start, end)}" became "${text}"`;
}
