import type { JsonObject } from '../json';

/** The account that the secret key of the world opens. */
export const HOME_ACCOUNT = 4821;

/** The custom account that the access token of the world opens. */
export const SELLER_ACCOUNT = 5230;

/** Addresses are for custom accounts; everything else in the world belongs to the home account. */
export function ownerOf(resource: string): number {
  return resource === 'addresses' ? SELLER_ACCOUNT : HOME_ACCOUNT;
}

/** Records that only administrators see, by resource: they answer 403 and appear in no list. */
export function hiddenRecords(resource: string): JsonObject[] {
  return resource === 'contacts' ? [{ id: 60280, kind: 'person', first_name: 'Hidden' }] : [];
}
