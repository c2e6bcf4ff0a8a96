import { childOf, parsePointer, valueAt } from '#core/json/pointer';
import type { LocalDocuments, NormalizedProblem } from './redocly';

/**
 * Programs in some languages write an empty object as an empty list. Says so where Redocly only names the types, and leaves
 * the list out of the document: nothing is lost with it.
 */
export async function leaveOutEmptyList(
  problem: NormalizedProblem,
  documents: LocalDocuments,
): Promise<NormalizedProblem> {
  const [place] = problem.location;
  if (place?.pointer === undefined || !/\(object\) but got `array`$/.test(problem.message)) return problem;
  const document = await documents.read(place.source.absoluteRef);
  const tokens = parsePointer(place.pointer);
  const key = tokens.pop() ?? '';
  const parent = document instanceof Error ? undefined : valueAt(document.parsed, tokens);
  const value = childOf(parent, key);
  if (!Array.isArray(value) || value.length > 0) return problem;
  (parent as Record<string, unknown>)[key] = null;
  return { ...problem, message: problem.message.replace('`array`', 'an empty list') };
}
