/** Decides which example a change is tried on; `MUTATION_SEED` sets another one. */
export const SEED = Number(process.env.MUTATION_SEED ?? 20241028);

/** A copy of `list` in the order of the seed: the same seed always gives the same order. */
export function shuffled<Entry>(list: readonly Entry[], seed = SEED): Entry[] {
  const random = randomOf(seed);
  return list
    .map((entry) => ({ entry, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ entry }) => entry);
}

/** Numbers from 0 to 1. @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (mulberry32) */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
