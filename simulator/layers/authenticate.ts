import type { OperationContract } from '#core/contracts/simulator-contract';
import type { Engine, Layer } from '../engine';
import type { Access, Scope } from '../call';
import { Refusal } from '../refusal';
import type { Store } from '../store/store';
import type { Credential } from '../store/tokens';

const SECONDS_PER_DAY = 24 * 60 * 60;

/**
 * Identifies the caller: HTTP basic with a secret key as user name (any password), or a bearer token. 401 for a key or token
 * that is unknown, expired, or lacks the scope.
 */
export function authenticate(engine: Engine): Layer {
  return async (context, next) => {
    const access = readAccess(context.req.header('Authorization'), context.get('world').store, engine);
    if (access === undefined) {
      context.header('WWW-Authenticate', 'Basic realm="API", Bearer');
      throw new Refusal(401);
    }
    if (!reaches(access.scope, neededScope(context.get('operation')))) {
      throw new Refusal(401, 'default', { rule: 'scopes' });
    }
    context.set('access', access);
    return next();
  };
}

function readAccess(header: string | undefined, store: Store, engine: Engine): Access | undefined {
  const [, scheme = '', value = ''] = /^(basic|bearer) +(\S+)$/i.exec(header ?? '') ?? [];
  const isBasic = scheme.toLowerCase() === 'basic';
  const key = isBasic ? userOf(value) : value;
  const credential = store.credentials.get(key);
  if (credential === undefined || credential.scheme !== (isBasic ? 'basic' : 'bearer')) return undefined;
  if (isExpired(credential, engine)) return undefined;
  const { accountId, scope } = credential;
  return { credential: key, accountId, scope };
}

/** User name of `Basic <value>`; empty for a value that is not Base64. */
function userOf(value: string): string {
  try {
    return atob(value).split(':')[0] ?? '';
  } catch {
    return '';
  }
}

function isExpired({ issuedAt }: Credential, { clock, contract }: Engine): boolean {
  const life = contract.limits.accessToken.lifeDays * SECONDS_PER_DAY;
  return issuedAt !== undefined && clock.now() >= issuedAt + life;
}

function neededScope({ security }: OperationContract): string | undefined {
  return security.flatMap(({ scopes }) => scopes)[0];
}

function reaches(scope: Scope, needed: string | undefined): boolean {
  return scope === 'read_write' || needed !== 'read_write';
}
