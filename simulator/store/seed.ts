/** The account that the secret key of the world opens. */
export const HOME_ACCOUNT = 4821;

/** The custom account that the access token of the world opens. */
export const SELLER_ACCOUNT = 5230;

/** Addresses are for custom accounts; everything else in the world belongs to the home account. */
export function ownerOf(resource: string): number {
  return resource === 'addresses' ? SELLER_ACCOUNT : HOME_ACCOUNT;
}

/** Lists that belong to no account. */
const CATALOGUES: ReadonlySet<string> = new Set(['jurisdictions', 'tax_codes']);

export function isCatalogue(resource: string): boolean {
  return CATALOGUES.has(resource);
}

/** The record of every resource that only administrators see; it returns 403 and appears in no list. */
export const HIDDEN_ID = 3;
