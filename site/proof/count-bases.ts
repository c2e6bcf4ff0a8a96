import type { BasisKind } from '#core/contracts/report';
import { BASIS_KINDS } from '#core/labels/proof';
import { parseBases } from '../claims/basis';
import type { Ledger } from '../claims/area';

/** Counts the accepted sentences by their strongest basis. */
export function countBases(ledger: Ledger): Record<BasisKind, number> {
  const counts = Object.fromEntries(BASIS_KINDS.map((kind) => [kind, 0])) as Record<BasisKind, number>;
  for (const { basis } of [...ledger.values()].flat()) {
    const kinds = parseBases(basis).bases.map(({ kind }) => kind);
    const strongest = BASIS_KINDS.find((kind) => kinds.includes(kind));
    if (strongest !== undefined) counts[strongest]++;
  }
  return counts;
}
