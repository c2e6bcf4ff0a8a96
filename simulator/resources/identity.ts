import type { Handlers } from '../call';
import { accountOf, originOf } from '../store/account';
import { homeAccountOf } from '../store/owners';

export const ping = { getPing: () => ({ status: 'OK' }) } satisfies Partial<Handlers>;

export const authorization = {
  getAuthorization: ({ store, access }) => {
    const account = accountOf(store, access.accountId);
    const suffix = account.id === homeAccountOf(store.seed) ? '' : `_${account.id}`;
    return {
      identity: {
        id: `usr_EXAMPLE${suffix}`,
        name: account.name,
        email: account.email,
        publishable_key: `pk_test_EXAMPLE${suffix}`,
        href: `${originOf(account)}/api`,
      },
    };
  },
} satisfies Partial<Handlers>;
