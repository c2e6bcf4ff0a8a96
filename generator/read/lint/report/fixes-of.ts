import type { Fix } from '../../../problems/problem';
import { relativePath } from '../../../problems/relative-path';
import type { NormalizedProblem } from '../../source/documents';
import { rangeOf, writtenAt } from '../../source/locations';
import { replacementAt } from '../replaced';

/** Returns the replacements that repair a problem: none where its rule knows none, or where its words are not exactly once. */
export function fixesOf({ location }: NormalizedProblem): Fix[] {
  return location.flatMap((found) => {
    const replacement = replacementAt(found);
    if (replacement === undefined) return [];
    const { was, is } = replacement;
    const place = writtenAt(found);
    const { start, end } = rangeOf(place);
    const [at, another] = occurrencesOf(was, place.source.body.slice(start, end));
    if (at === undefined || another !== undefined) return [];
    const from = start + at;
    return [{ file: relativePath(place.source.absoluteRef), start: from, end: from + was.length, text: is }];
  });
}

/** Returns where whole words occur: `40` neither in `400` nor in `1.40`. */
function occurrencesOf(words: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!/[\w.,-]$/.test(text.slice(0, at)) && !/^[\w-]/.test(text.slice(at + words.length))) found.push(at);
  return found;
}
