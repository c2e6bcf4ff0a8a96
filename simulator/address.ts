import type { Mode } from './engine';

/** Where a request goes: the path below the prefix of a world, and the name of the world. */
export interface Address {
  /** Part of `/s/<world>/api/…`; absent without it. */
  world?: string;
  /** For example `/api/invoices/90210`. */
  path: string;
  /** What stands before the path, for links to other pages: `/s/<world>` or nothing. */
  prefix: string;
}

const WORLD_PATH = /^\/s\/([^/]+)(\/.*)$/;

/** Splits the path of a request. Lenient: the suffix `.json` of older clients is taken off. */
export function readAddress(url: string, mode: Mode): Address {
  const { pathname } = new URL(url);
  const path = mode === 'lenient' ? pathname.replace(/\.json$/, '') : pathname;
  const [, world, rest] = WORLD_PATH.exec(path) ?? [];
  // equivalent mutants (logical): both halves of the address are there or neither is
  if (world === undefined || rest === undefined) return { path, prefix: '' };
  return { world, path: rest, prefix: `/s/${world}` };
}
