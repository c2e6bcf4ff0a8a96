import type { Bases } from '../../../site/claims/bases';
import { parseBases } from '../../../site/claims/basis';
import type { Ledger } from '../../../site/claims/area';
import type { KnownBases } from './known-bases';

/** Returns what the ids are that accepted sentences name, each kind in the order of its ids. */
export function usedBases(ledger: Ledger, known: KnownBases): Bases {
  const entries = [...ledger.values()].flat();
  const named = entries.flatMap(({ basis }) => parseBases(basis).bases);
  const of = <Value>(kind: keyof KnownBases, valueOf: (id: string) => Value | undefined) => {
    const ids = new Set(named.flatMap((one) => (one.kind === kind && 'id' in one ? [one.id] : [])));
    return Object.fromEntries(
      [...ids].toSorted().flatMap((id) => {
        const value = valueOf(id);
        return value === undefined ? [] : [[id, value] as const];
      }),
    );
  };
  return {
    executed: of('executed', (id) => known.executed.get(id)?.map(({ file, title }) => ({ file, title }))),
    specified: of('specified', (id) => known.specified.get(id)),
    decided: of('decided', (id) => known.decided.get(id)),
    security: of('security', (id) => known.security.get(id)),
  };
}
