import { OPERATIONS } from './index';

/** Operations that only one of the specification and the description has. */
interface Difference {
  /** Operations of the specification that are not described. */
  missing: string[];
  /** Described operations beyond the specification, without marks that say so. */
  unmarked: string[];
}

/**
 * Compares the operations of the description with those of the specification by their names.
 * @param marked names of those with `x-basis` and `x-decision`.
 */
export function compareIds(described: readonly string[], marked: ReadonlySet<string>): Difference {
  const specified = Object.values(OPERATIONS).flatMap((operations) => operations.map(({ id }): string => id));
  return {
    missing: specified.filter((id) => !described.includes(id)),
    unmarked: described.filter((id) => !specified.includes(id) && !marked.has(id)),
  };
}

export const NO_DIFFERENCE: Difference = { missing: [], unmarked: [] };
