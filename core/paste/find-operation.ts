import { getOrInsertComputed } from '../collections/get-or-insert-computed';
import { createMatch } from '../http/match-address';
import type { Documented } from './documented';
import type { Pasted } from './pasted';

/** An operation with its id. */
export interface FoundOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  href: string;
}

/** No server of an API has a longer base path. */
const MOST_BASE = 6;

const matches = new WeakMap<Documented['operations'], ReturnType<typeof createMatch<FoundOperation>>>();

function createMatchOf(operations: Documented['operations']) {
  return createMatch<FoundOperation>(
    Object.entries(operations).map(([id, operation]) => ({ id, ...operation })),
    [],
  );
}

/**
 * Finds the operations that pasted input may call. The base path of the server is unknown: the longest end of the address that is documented
 * counts. If no operation has the method, those with the path count, because a wrong method is an error too.
 */
export function findOperations(
  { operations }: Pick<Documented, 'operations'>,
  { method, address }: Pick<Pasted, 'method' | 'address'>,
): FoundOperation[] {
  if (address === undefined) return [];
  const match = getOrInsertComputed(matches, operations, createMatchOf);
  const paths = endsOf(address);
  for (const path of paths) {
    const found = match({ method, address: path });
    if (found.length > 0) return found;
  }
  return method === undefined ? [] : findOperations({ operations }, { address });
}

function endsOf(address: string): string[] {
  const [path = ''] = address.replace(/^[a-z][a-z\d+.-]{0,20}:\/\/[^/?#]{0,512}/i, '').split(/[?#]/);
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.slice(0, MOST_BASE + 1).map((_, start) => `/${segments.slice(start).join('/')}`);
}
