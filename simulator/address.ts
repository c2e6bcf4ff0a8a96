import type { Mode } from './environment';

/** Where a request goes: the path below the prefix of a session, and the session. */
export interface Address {
  /** Part of `/s/<session>/api/…`; absent without it. */
  session?: string;
  /** For example `/api/invoices/90210`. */
  path: string;
  /** What stands before the path, for links to other pages: `/s/<session>` or nothing. */
  prefix: string;
}

const SESSION_PATH = /^\/s\/([^/]+)(\/.*)$/;

/** Splits the path of a request. Lenient: the suffix `.json` of older clients is taken off. */
export function readAddress(url: string, mode: Mode): Address {
  const { pathname } = new URL(url);
  const path = mode === 'lenient' ? pathname.replace(/\.json$/, '') : pathname;
  const [, session, rest] = SESSION_PATH.exec(path) ?? [];
  if (session === undefined || rest === undefined) return { path, prefix: '' };
  return { session, path: rest, prefix: `/s/${session}` };
}
