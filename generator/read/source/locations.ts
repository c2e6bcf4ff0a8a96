import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { formatPointer, parsePointer } from '#core/json/pointer';
import type { Location } from '../../problems/problem';
import { relativePath } from '../../problems/relative-path';
import type { Document } from './documents';
import { OverlaidSource } from './overlaid-source';

/** Parses the pointer of a problem, where `#/` means the whole document. */
export function tokensOf(pointer: string): string[] {
  return parsePointer(pointer === '#/' ? '#' : pointer);
}

/** Returns the file, line, and column of the value at a pointer such as `#/paths`. */
export function locationAt({ source }: Pick<Document, 'source'>, pointer: string): Location {
  return locate({ source, pointer, reportOnKey: false });
}

/** Returns the file, line, and column of the key or list entry at a pointer. */
export function keyLocationAt({ source }: Pick<Document, 'source'>, pointer: string): Location {
  return locate({ source, pointer, reportOnKey: true });
}

/** Returns the file, line, and column of a problem, and the other locations where it occurs, if the rule names them. */
export function locationsOf(problem: NormalizedProblem): [Location, ...Location[]] {
  const [first, ...others] = problem.location.map(locate);
  if (!first) throw new Error(`Redocly gave no location for ${problem.ruleId}: ${problem.message}`);
  return [first, ...others];
}

/** A location that Redocly gave. */
type Place = NormalizedProblem['location'][number];

/** Returns the location in the file that has the part: that of an overlay, if one gave it. */
export function writtenAt(place: Place): Place {
  const { source, pointer } = place;
  if (!(source instanceof OverlaidSource) || pointer === undefined) return place;
  const written = source.find(tokensOf(pointer));
  return { ...place, source: written.source, pointer: `#${formatPointer(written.tokens)}` };
}

function locate(found: Place): Location {
  const place = writtenAt(found);
  const { start } = getLineColLocation(place);
  return {
    file: relativePath(place.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: (place.pointer ?? '').replace(/^#\/?$/, ''),
  };
}

/** Returns where the value or key of a problem begins and ends in the file that has it, as offsets of characters. */
export function rangeOf(place: Place): { start: number; end: number } {
  const { start, end = start } = getLineColLocation(place);
  const lines = place.source.body.split('\n');
  const offsetOf = ({ line, col }: typeof start): number =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + col - 1;
  return { start: offsetOf(start), end: offsetOf(end) };
}
