import type { Entry } from '../../../site/claims/entry';
import { checkBasis } from '../basis/check-bases';
import type { KnownBases } from '../basis/known-bases';

/** Returns why the basis of a sentence cannot be accepted with one key. */
export function objectionsTo(entry: Entry, known: KnownBases): string[] {
  return entry.basis === '' ? ['It has no basis yet.'] : checkBasis(entry, known);
}
