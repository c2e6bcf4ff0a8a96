import type { Operation } from '../../../model/api/api-model';
import { isSimilar } from '../names/similar-names';
import type { Digest } from '../shape/digest';
import type { SchemaContext } from '../schema/schema-diff';
import { wholeAddresses, anchorOf } from './call';

interface MatchedOperations<Kind extends Operation> {
  pairs: { before: Kind; after: Kind }[];
  removed: Kind[];
  added: Kind[];
  /** For a removed operation, the one that it perhaps became. */
  doubtful: Map<Kind, Kind>;
}

/**
 * Pairs operations: by method and path without the names of parameters, then by the whole address, then by the spelling of the path,
 * then by what shows that one moved.
 */
export function matchOperations<Kind extends Operation>(
  context: SchemaContext,
  before: readonly Kind[],
  after: readonly Kind[],
): MatchedOperations<Kind> {
  const pairs: { before: Kind; after: Kind }[] = [];
  let [removed, added] = [[...before], [...after]];
  const take = (keyOf: (operation: Kind) => string): void => {
    const now = new Map(added.map((operation) => [keyOf(operation), operation]));
    for (const old of removed) {
      const found = now.get(keyOf(old));
      if (!found) continue;
      pairs.push({ before: old, after: found });
      now.delete(keyOf(old));
    }
    const matched = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
    removed = removed.filter((operation) => !matched.has(operation));
    added = added.filter((operation) => !matched.has(operation));
  };
  take(anchorOf);
  take(wholeAddresses);
  take((operation) =>
    anchorOf(operation)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, ''),
  );
  const doubtful = new Map<Kind, Kind>();
  for (const old of removed) {
    const found = added.find((now) => isMoved(context, old, now));
    const perhaps = found ?? added.find((now) => now.id === old.id || signsOf(old, now) >= 2);
    if (found) {
      pairs.push({ before: old, after: found });
      added = added.filter((operation) => operation !== found);
    } else if (perhaps) doubtful.set(old, perhaps);
  }
  const moved = new Set(pairs.map((pair) => pair.before));
  return { pairs, removed: removed.filter((operation) => !moved.has(operation)), added, doubtful };
}

/** Whether an operation takes and gives the same under another address, and two signs say that it is the same. */
function isMoved(context: SchemaContext, old: Operation, now: Operation): boolean {
  if (signsOf(old, now) < 2) return false;
  return formOf(old, context.baseDigest) === formOf(now, context.headDigest);
}

function signsOf(old: Operation, now: Operation): number {
  const signs = [
    old.id === now.id,
    old.summary === now.summary && !old.summary.includes('/'),
    (old.description?.length ?? 0) >= 20 && old.description === now.description,
    isSimilar(lastWord(old.path), lastWord(now.path)) &&
      isSimilar(old.path, now.path) &&
      old.method === now.method,
    old.description?.includes(now.path) ?? false,
  ];
  return old.tag === now.tag ? signs.filter(Boolean).length : 0;
}

/** The last fixed segment of a path. */
function lastWord(path: string): string {
  return path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{')) ?? '';
}

/** The requests and responses of an operation, without its address. */
function formOf({ parameters, requestBody, responses }: Operation, digest: Digest): string {
  const content = (all: Operation['responses'][number]['content']): string[] =>
    all.map(({ mediaType, schema }) => `${mediaType} ${schema ? digest([schema]) : ''}`);
  return JSON.stringify([
    parameters
      .map(({ in: place, name, required, schema }) =>
        place === 'path' ? place : `${place} ${name} ${required} ${digest([schema])}`,
      )
      .toSorted(),
    content(requestBody?.content ?? []),
    responses.map((response) => [response.status, content(response.content)]),
  ]);
}
