import type { SeedCredential } from '#core/contracts/seed';
import type { Scope } from '../call';

/** A key or token of an account. */
export interface Credential {
  scheme: 'basic' | 'bearer';
  accountId: number;
  scope: Scope;
  /** Time of issue, Unix seconds; absent for an API key, which does not expire. */
  issuedAt?: number;
}

/** Long ago, so that such a token is expired in any world. */
// equivalent mutants (number): a token of the first second is expired as well
const EPOCH = 0;

/** The keys and tokens of a seed, by their value. Tokens are issued at `now`, in Unix seconds. */
export function issueCredentials(seeds: readonly SeedCredential[], now: number): Map<string, Credential> {
  return new Map(seeds.map((seed) => [seed.value, issueCredential(seed, now)]));
}

function issueCredential(seed: SeedCredential, now: number): Credential {
  const { scheme, accountId, isExpired } = seed;
  const scope = seed.scope as Scope;
  return scheme === 'basic'
    ? { scheme, accountId, scope }
    : { scheme, accountId, scope, issuedAt: isExpired ? EPOCH : now };
}
