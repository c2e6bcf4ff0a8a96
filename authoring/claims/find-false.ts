import type { Claim } from './claim';
import type { Change } from './ledger/find-changes';
import { contradictedBy, type Judgment, type Premises } from './verdict';

/** A sentence that reads as it was accepted, and says something else than the description now. */
export interface FalseClaim {
  claim: Claim;
  judgment: Judgment;
}

/** Returns the accepted sentences that a change of the description made false. @param changes those of the sentences themselves. */
export function findFalse(changes: readonly Change[], premises: Premises): FalseClaim[] {
  const changed = new Set(changes.flatMap((change) => ('claim' in change ? [change.claim] : [])));
  return premises.claims
    .filter((claim) => !changed.has(claim))
    .flatMap((claim) => {
      const judgment = contradictedBy(claim, premises);
      return judgment === undefined ? [] : [{ claim, judgment }];
    });
}
