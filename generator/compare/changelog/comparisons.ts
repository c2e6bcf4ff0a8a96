import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Change } from '../diff/change';
import { diff } from '../diff/diff';
import { type Side, sideOf } from '../diff/side';
import type { DescribedVersion } from '../../read/overlays/read-versions';

/** Two versions, and the changes from one to the other. */
export interface Comparison {
  base: Side;
  head: Side;
  changes: readonly Change[];
}

/** All comparisons of the versions of an API whose descriptions are known. */
export interface Comparisons {
  /** Those of the versions, newest first; none if only one version is known. */
  sides: readonly Side[];
  /** Compares two versions, each pair once; undefined if the description of either is not known. */
  between: (base: string, head: string) => Comparison | undefined;
}

export function createComparisons(current: Side, earlier: readonly DescribedVersion[]): Comparisons {
  const described = earlier.map(({ version, bundle }) => [version, sideOf(bundle)] as const);
  const sides = new Map(earlier.length === 0 ? [] : [[current.model.info.version, current], ...described]);
  const compared = new Map<string, Comparison>();
  return {
    sides: [...sides.values()],
    between: (one, other) => {
      const [base, head] = [sides.get(one), sides.get(other)];
      if (!base || !head) return undefined;
      return getOrInsertComputed(compared, `${one} ${other}`, () => ({
        base,
        head,
        changes: diff(base, head),
      }));
    },
  };
}
