import type { ReadCall } from './read-calls';

/** Characters of an address, and what fills it in: `${order.id}`. Each character can be read in one way only. */
const FILLED = /\$\{[^}\n]{0,200}\}/.source;
const ADDRESS = new RegExp(
  [
    // An absolute address.
    `https?://(?:${FILLED}|\\$(?!\\{)|[^\\s"'\`<>|\\\\$])+`,
    // One in quotes, from the root of the host or below an address that is somewhere else.
    `(?<=["'\`])(?:${FILLED}|[\\w.~%:{}<>+-])*/(?:${FILLED}|\\$(?!\\{)|[^\\s"'\`|\\\\$])*(?=["'\`])`,
  ].join('|'),
  'g',
);

/** A name of a method right before an address: `client.post("/coupons"`, `Request("POST", "/coupons"`, `POST https://…`. */
const BEFORE = /(?:\.|\b)(get|post|put|patch|delete|head|options)(?:\s*\(\s*|["'`]\s*,\s*|[ \t]+)["'`]?$/i;

/** The first options of a call after its address: `, { method: 'POST'`. */
const AFTER = /^["'`]\s*,\s*\{[^(){};]{0,200}?\bmethod["'`]?\s*[:=]\s*["'`](\w+)["'`]/i;

/** The characters around an address that are looked at. */
const NEAR = 240;

/**
 * Reads the addresses in code of any language. Code may add parts of a request anywhere, so none are known; nor is the method, unless it
 * stands next to the address.
 */
export function readCode(text: string): ReadCall[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: address, index }) => {
    const end = index + address.length;
    const [, before] = BEFORE.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
    const [, after] = AFTER.exec(text.slice(end, end + NEAR)) ?? [];
    const method = (before ?? after)?.toUpperCase();
    const path = address.replace(/[.,;)]+$/, '');
    const call = { ...(method !== undefined && { method }), address: path };
    // The rest of the address may follow: `"/coupons/" + id`.
    return path.endsWith('/') ? [call, { ...call, address: `${path}{}` }] : [call];
  });
}
