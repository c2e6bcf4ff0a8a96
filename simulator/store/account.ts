import type { Records } from './resources';
import type { Store } from './store';

/** The properties of the calling account that rules depend on. */
interface Account {
  id: number;
  name: string;
  email: string;
  /** Subdomain of the account. */
  subdomain: string;
  type: 'standard' | 'custom';
  country: string;
  currency: string;
  default_tax_code: NonNullable<Records['accounts']['default_tax_code']>;
}

const HOME: Omit<Account, 'id'> = {
  name: 'Demo Books',
  email: 'office@demobooks.example',
  subdomain: 'demo',
  type: 'standard',
  country: 'ES',
  currency: 'EUR',
  default_tax_code: 'eservice',
};

/** The account with this id: the home account of the world, or one of its connected accounts. */
export function accountOf(store: Store, accountId: number): Account {
  const value = store.table('accounts').get(accountId)?.value;
  if (value === undefined) return { ...HOME, id: accountId };
  const { email = '' } = value;
  return {
    id: accountId,
    name: value.business_name ?? email,
    email,
    subdomain: value.subdomain ?? `account-${accountId}`,
    // equivalent mutants (text): every type but standard is custom
    type: value.type ?? 'custom',
    country: value.country ?? HOME.country,
    currency: value.currency ?? HOME.currency,
    default_tax_code: value.default_tax_code ?? HOME.default_tax_code,
  };
}

/** Base URL of an account's pages, for `permalink`, `pdf` and `url`; no trailing slash. */
export function originOf({ subdomain }: Account): string {
  return `https://${subdomain}.sandbox.abaco.example`;
}
