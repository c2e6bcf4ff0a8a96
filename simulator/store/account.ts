import type { Store } from './store';

/** What rules need to know of the account that calls. */
export interface Account {
  id: number;
  name: string;
  email: string;
  /** Account name in the host. */
  subdomain: string;
  type: 'standard' | 'custom';
  country: string;
  currency: string;
  default_tax_code: string;
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
  const text = (field: string, fallback: string): string => (value[field] as string | null) ?? fallback;
  return {
    id: accountId,
    name: text('business_name', text('email', '')),
    email: text('email', ''),
    subdomain: text('subdomain', `account-${accountId}`),
    type: value.type === 'standard' ? 'standard' : 'custom',
    country: text('country', HOME.country),
    currency: text('currency', HOME.currency),
    default_tax_code: text('default_tax_code', HOME.default_tax_code),
  };
}

/** Address of an account's own pages, for `permalink`, `pdf` and `url`: no trailing slash. */
export function originOf({ subdomain }: Account): string {
  return `https://${subdomain}.sandbox.abaco.example`;
}
