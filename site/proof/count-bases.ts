import type { BasisKind } from '#core/contracts/report';
import { BASIS_KINDS } from '#core/labels/proof';
import { parseBases } from '../claims/basis';
import type { Ledger } from '../claims/ledger-files';

/** Counts the accepted sentences by their strongest basis. */
export function countBases(ledger: Ledger): Record<BasisKind, number> {
  const counts: Record<BasisKind, number> = { executed: 0, specified: 0, decided: 0, bound: 0, advice: 0 };
  for (const { basis } of [...ledger.values()].flat()) {
    const kinds = parseBases(basis).bases.map(({ kind }) => kind);
    const strongest = BASIS_KINDS.find((kind) => kinds.includes(kind));
    if (strongest !== undefined) counts[strongest]++;
  }
  return counts;
}
