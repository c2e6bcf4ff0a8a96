import type { Mode } from './engine';

/** The address of a request: its world, and the path below the prefix of the world. */
interface Address {
  /** From `/s/<world>/api/…`; absent without this prefix. */
  world?: string;
  /** For example `/api/invoices/90210`. */
  path: string;
  /** Prefix of the path, for links to other pages: `/s/<world>` or empty. */
  prefix: string;
}

const WORLD_PATH = /^\/s\/([^/]+)(\/.*)$/;

/** Splits the path of a request. Lenient mode removes the suffix `.json` that older clients add. */
export function readAddress(url: string, mode: Mode): Address {
  const { pathname } = new URL(url);
  const path = mode === 'lenient' ? pathname.replace(/\.json$/, '') : pathname;
  const [, world, rest] = WORLD_PATH.exec(path) ?? [];
  // equivalent mutants (logical): both halves of the address are there or neither is
  if (world === undefined || rest === undefined) return { path, prefix: '' };
  return { world, path: rest, prefix: `/s/${world}` };
}
