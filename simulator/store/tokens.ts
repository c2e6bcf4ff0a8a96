import type { Scope } from '../call';
import { HOME_ACCOUNT, SELLER_ACCOUNT } from './seed';

/** A key or token that opens an account. */
export interface Credential {
  scheme: 'basic' | 'bearer';
  accountId: number;
  scope: Scope;
  /** Unix seconds; absent for an API key, which does not expire. */
  issuedAt?: number;
}

/** Long ago: a token of then is expired in any world. */
const EPOCH = 0;

/** The keys and tokens a fresh simulator knows, by their text. Tokens are issued at `now`, in Unix seconds. */
export function seedCredentials(now: number): Map<string, Credential> {
  const bearer = (accountId: number, scope: Scope, issuedAt = now): Credential => ({
    scheme: 'bearer',
    accountId,
    scope,
    issuedAt,
  });
  return new Map<string, Credential>([
    ['sk_test_EXAMPLE', { scheme: 'basic', accountId: HOME_ACCOUNT, scope: 'read_write' }],
    ['at_EXAMPLE', bearer(SELLER_ACCOUNT, 'read_write')],
    ['at_EXAMPLE_READ_ONLY', bearer(HOME_ACCOUNT, 'read_only')],
    ['at_EXAMPLE_READ_WRITE', bearer(HOME_ACCOUNT, 'read_write')],
    ['at_EXAMPLE_EXPIRED', bearer(HOME_ACCOUNT, 'read_write', EPOCH)],
  ]);
}
