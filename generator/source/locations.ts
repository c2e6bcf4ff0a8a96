import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { parsePointer } from '#core/json/pointer';
import type { Location } from '../problems/problem';
import { relativePath } from '../problems/relative-path';
import type { Document } from './documents';

/** Parses the pointer of a problem, where `#/` means the whole document. */
export function tokensOf(pointer: string): string[] {
  return parsePointer(pointer === '#/' ? '#' : pointer);
}

/** Returns the file, line, and column of the value at a pointer such as `#/paths`. */
export function locationAt({ source }: Pick<Document, 'source'>, pointer: string): Location {
  return locate({ source, pointer, reportOnKey: false });
}

/** Returns the file, line, and column of a problem, and the other locations where it occurs, if the rule names them. */
export function locationsOf(problem: NormalizedProblem): [Location, ...Location[]] {
  const [first, ...others] = problem.location.map(locate);
  if (!first) throw new Error(`Redocly gave no location for ${problem.ruleId}: ${problem.message}`);
  return [first, ...others];
}

function locate(place: NormalizedProblem['location'][number]): Location {
  const { start } = getLineColLocation(place);
  return {
    file: relativePath(place.source.absoluteRef),
    line: start.line,
    column: start.col,
    pointer: (place.pointer ?? '').replace(/^#\/?$/, ''),
  };
}
