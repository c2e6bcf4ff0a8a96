import { LineCounter, parseDocument } from 'yaml';
import { parsePointer } from '#core/json/pointer';
import type { Location } from '../../generator/problems/problem';
import { offsetOf } from '../../generator/problems/yaml-file';
import type { Example, RuleSource } from './read-sources';

/** Returns the line of an excerpt that a problem of the whole description is in; undefined if it is elsewhere. */
export function findLine(
  example: Example,
  { at }: Pick<RuleSource, 'at'>,
  { file, pointer }: Location,
): number | undefined {
  const isEntry = file === 'openapi.yaml';
  const excerpt = typeof example === 'string' ? isEntry && example : example[file];
  const tokens = parsePointer(pointer);
  const above = isEntry ? parsePointer(at) : [];
  const isBelow = tokens.length > above.length && above.every((token, index) => tokens[index] === token);
  if (!isBelow || !excerpt) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(excerpt, { lineCounter });
  return lineCounter.linePos(offsetOf(document, tokens.slice(above.length))).line;
}
