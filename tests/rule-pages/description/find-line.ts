import { LineCounter, parseDocument } from 'yaml';
import { parsePointer } from '#core/json/pointer';
import type { Location } from '../../../generator/problems/problem';
import { offsetOf } from '../../../generator/problems/yaml-file';
import type { DescriptionSource } from './description-rules';

/** Returns the line of a bad example that a problem of the whole description is in; undefined if it is elsewhere. */
export function findLine({ at, bad }: DescriptionSource, { file, pointer }: Location): number | undefined {
  const isEntry = file === 'openapi.yaml';
  const excerpt = typeof bad === 'string' ? isEntry && bad : bad[file];
  const tokens = parsePointer(pointer);
  const above = isEntry ? parsePointer(at) : [];
  const isBelow = tokens.length > above.length && above.every((token, index) => tokens[index] === token);
  if (!isBelow || !excerpt) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(excerpt, { lineCounter });
  return lineCounter.linePos(offsetOf(document, tokens.slice(above.length))).line;
}
