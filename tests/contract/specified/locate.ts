import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { formatPointer, parsePointer } from '#core/json/pointer';
import type { Location } from '../../../generator/problems/problem';

/** Where the value at a pointer of the description as one document is written, or the nearest value around it. */
export function locate(pointer: string): Location {
  const { file, tokens } = sourceOf(parsePointer(pointer));
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const offsets = tokens.map((_, index) => offsetOf(document, tokens.slice(0, tokens.length - index)));
  const { line, col } = lines.linePos(offsets.find((offset) => offset !== undefined) ?? 0);
  return { file, line, column: col, pointer: `#${formatPointer(tokens)}` };
}

/** Where the key of a member or an entry of a list starts. */
function offsetOf(document: Document, tokens: readonly string[]): number | undefined {
  const holder = document.getIn(tokens.slice(0, -1), true);
  const key = isMap(holder) && holder.items.find((pair) => String(pair.key) === tokens.at(-1))?.key;
  const node = isNode(key) ? key : document.getIn(tokens, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Components, paths and webhooks have separate files. */
function sourceOf(tokens: string[]): { file: string; tokens: string[] } {
  const [place, first = '', second = '', ...rest] = tokens;
  if (place === 'components' && second !== '')
    return { file: `openapi/components/${first}/${second}.yaml`, tokens: rest };
  if (place === 'paths' && first !== '')
    return {
      file: `openapi/paths/${first.slice(1).replaceAll('/', '_')}.yaml`,
      tokens: [second, ...rest].filter(Boolean),
    };
  if (place === 'webhooks' && first !== '')
    return { file: `openapi/webhooks/${first}.yaml`, tokens: [second, ...rest].filter(Boolean) };
  return { file: 'openapi/openapi.yaml', tokens };
}
