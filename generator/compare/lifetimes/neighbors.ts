import type { Release } from '#core/contracts/changelog';
import type { Comparisons } from '../changelog/comparisons';
import type { Change } from '../diff/change';

/** The changes between a version and another one, and the version that the new ones of them came with. */
interface Neighbor {
  changes: readonly Change[];
  release: Release;
}

/** The versions around a version, nearest first, up to the first whose description is not known. */
interface Neighbors {
  earlier: Neighbor[];
  later: Neighbor[];
}

/** @param releases newest first. */
export function findNeighbors(
  version: string,
  releases: readonly Release[],
  { between }: Comparisons,
): Neighbors {
  const index = releases.findIndex((release) => release.version === version);
  const neighbors: Neighbors = { earlier: [], later: [] };
  if (index === -1) return neighbors;
  for (let next = index + 1; next < releases.length; next += 1) {
    const comparison = between(releases[next]!.version, version);
    if (!comparison) break;
    // A part that is not in the version before began with this one.
    neighbors.earlier.push({ changes: comparison.changes, release: releases[next - 1]! });
  }
  for (let next = index - 1; next >= 0; next -= 1) {
    const comparison = between(version, releases[next]!.version);
    if (!comparison) break;
    neighbors.later.push({ changes: comparison.changes, release: releases[next]! });
  }
  return neighbors;
}
