import { decodeAddress } from './decode-address';

/** A name in code, with what a client, a log or a wire puts around it: quotes, brackets, escapes, a short value. */
const WRAPPED =
  /^[\s{[(<"'`,$:?&]*([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.[\]-]*?)["'`]*\s*(?:[:=]\s*\S*)?[\s}\])>"'`,;.]*$/u;

/** Steps into an object or a list: `payments[0].amount`, `custom_metadata[shop]`, `items.0.name`. */
const STEP = /[.[\]]+/;

/**
 * Returns the steps of the path that a query spells as code does; empty for a query of several words.
 * @returns `['x-ratelimit-reset']` for `x-ratelimit-reset: 12`, `['items', 'tax_code']` for `"items[0].tax_code"`.
 */
export function readLiteral(query: string): string[] {
  const name = WRAPPED.exec(unescape(query.trim()))?.[1] ?? '';
  return name.split(STEP).filter((step) => step !== '' && !/^\d+$/.test(step));
}

/** Undoes the escapes of JSON strings and of addresses. */
function unescape(text: string): string {
  return decodeAddress(text.replace(/\\(["'/])/g, '$1'));
}
