import type { AffectedCall, Changelog, TouchedPart } from '#core/contracts/changelog';
import { createMatch } from '#core/http/match-address';
import type { ReadCall } from './read/read-calls';

/** A call that a reader makes, reduced to what changes can be about: names that the API has, and no values. */
export interface Footprint {
  /** Absent for an event. */
  method?: string;
  /** Template of the address: `/coupons/{id}`; of an event its name. */
  path: string;
  /** The parts of the request that some change is about, as `keyOf` writes them; absent if nobody knows them. */
  parts?: ReadonlySet<string>;
}

/** The calls of a reader, and how many addresses the API does not have. */
export interface Footprints {
  calls: Footprint[];
  unknown: number;
}

/** One key for each part of a request. Names of headers have no case. */
export function keyOf({ in: place, name }: Pick<TouchedPart, 'in' | 'name'>): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** The call of an operation or an event of which nothing more is known. */
export function wholeCall({ id, method, path }: AffectedCall): Footprint {
  return { ...(method !== undefined && { method }), path: path ?? id };
}

/** Keeps what changes can be about, and nothing else of what a reader pasted: equal calls are one. */
export function toFootprints(
  calls: Iterable<ReadCall>,
  { releases, operations, basePaths }: Pick<Changelog, 'releases' | 'operations' | 'basePaths'>,
): Footprints {
  const touches = releases.flatMap(({ changes }) => changes.flatMap((change) => change.touches ?? []));
  const known = new Set(
    touches.flatMap((part) => [
      keyOf(part),
      ...(part.renamed === undefined ? [] : [keyOf({ in: part.in, name: part.renamed })]),
    ]),
  );
  const match = createMatch(operations, basePaths);
  const footprints = new Map<string, Footprint>();
  let unknown = 0;
  for (const call of calls) {
    const matched = match(call);
    if (matched.length === 0) unknown += 1;
    const parts = call.parts && [...new Set(call.parts)].filter((part) => known.has(part)).toSorted();
    for (const { method, path = '' } of matched) {
      const key = JSON.stringify([method, path, parts ?? null]);
      footprints.set(key, { method, path, ...(parts && { parts: new Set(parts) }) });
    }
  }
  return { calls: [...footprints.values()], unknown };
}
