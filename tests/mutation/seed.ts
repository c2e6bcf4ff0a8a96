import { createHash } from 'node:crypto';

/** Decides which example a change is tried on; `MUTATION_SEED` sets another one. */
export const SEED = Number(process.env.MUTATION_SEED ?? 20241028);

/**
 * A copy of `list` in the order of the seed: the same seed always gives the same order. The name of an entry decides where it
 * comes, so that a new entry moves no other one.
 */
export function shuffled<Entry>(
  list: readonly Entry[],
  nameOf: (entry: Entry) => string,
  seed = SEED,
): Entry[] {
  return list
    .map((entry) => ({ entry, key: hashOf(`${seed} ${nameOf(entry)}`) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ entry }) => entry);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
