/**
 * Where an address of an earlier release leads now. Addresses are pages from the root of the site (`/guides/webhooks/`), or places
 * on them (`/guides/webhooks/#retries`).
 */
export type Redirect = { from: string; line: number; column: number } & ({ to: string } | { gone: string });

/** An address in two parts: the page with its slashes, and the id on it if there is one. */
interface SiteAddress {
  page: string;
  id?: string;
}

/** Splits an address: `/guides/webhooks/#retries` → `/guides/webhooks/` and `retries`. */
export function splitAddress(address: string): SiteAddress {
  const [page = '', id] = address.split('#');
  return { page, ...(id !== undefined && { id }) };
}
