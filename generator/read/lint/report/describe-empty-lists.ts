import { isEmptyList, type ValueLocation } from '../../normalize/recover/recover-empty-objects';
import type { LocalDocuments, NormalizedProblem } from '../../source/documents';
import { EMPTY_LIST, parseStruct } from '../../source/redocly-messages';

/** The problems, some of which say that an empty list is written for an object, and the locations of those lists. */
interface DescribedEmptyLists {
  found: NormalizedProblem[];
  emptyObjects: ValueLocation[];
}

/** Says that a list is empty if Redocly only names the types. */
export async function describeEmptyLists(
  found: readonly NormalizedProblem[],
  documents: LocalDocuments,
): Promise<DescribedEmptyLists> {
  const emptyObjects: ValueLocation[] = [];
  const described: NormalizedProblem[] = [];
  for (const problem of found) {
    const location = locationOfList(problem);
    const isEmpty = location !== undefined && (await isEmptyList(location, documents));
    if (isEmpty) emptyObjects.push(location);
    const message = isEmpty ? problem.message.replace('`array`', EMPTY_LIST) : problem.message;
    described.push({ ...problem, message });
  }
  return { found: described, emptyObjects };
}

function locationOfList({ message, location: [first] }: NormalizedProblem): ValueLocation | undefined {
  const struct = parseStruct(message);
  const isListForObject =
    struct?.kind === 'wrong-type' && struct.part && struct.form === 'object' && struct.got === 'array';
  if (first?.pointer === undefined || !isListForObject) return undefined;
  return { file: first.source.absoluteRef, pointer: first.pointer };
}
