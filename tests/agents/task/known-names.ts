import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { basic, contract } from '../../simulator/send';
import { listPages } from './list-pages';

const SETTINGS = path.join(__dirname, '../../../openapi/simulator.yaml');

interface Credential {
  name: string;
  scheme: 'basic' | 'bearer';
  value: string;
  account?: number;
}

const { credentials } = parse(readFileSync(SETTINGS, 'utf8')) as { credentials: Credential[] };

/** The operations by their id. */
export const operations = new Map(contract.operations.map((operation) => [operation.id, operation]));

/** The lists that a snapshot compares, by the name that task files use: `checkout/coupons` is the list at `/checkout/coupons`. */
export const lists: ReadonlySet<string> = new Set(
  contract.operations.filter(({ isPaged }) => isPaged).map((operation) => operation.path.slice(1)),
);

/** The `Authorization` header by the name of a credential. */
export const authorizations: ReadonlyMap<string, string> = new Map(
  credentials.map(({ name, scheme, value }) => [
    name,
    scheme === 'basic' ? basic(`${value}:`) : `Bearer ${value}`,
  ]),
);

/** Addresses of all pages of the site: `/api/credits/create-credit/`. */
export const pages: ReadonlySet<string> = new Set(listPages());

const READER = 'readOnlyToken';

/** The credential that reads what the account of `credential` has, with calls that nobody else counts. */
export function readerOf(credential: string): string {
  const accountOf = (searched: string) => credentials.find(({ name }) => name === searched)?.account;
  return accountOf(credential) === accountOf(READER) ? READER : credential;
}
